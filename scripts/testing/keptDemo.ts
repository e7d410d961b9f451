import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { LauncherEnv } from '../../src/env.ts'
import { prepareData } from '../lib/prepare.ts'
import { sourcesHash } from '../lib/sourcesHash.ts'
import { startServers, type Servers } from '../servers/servers.ts'

/** What decides about the content of a database that was migrated and seeded a moment ago. */
const sources = [
  'migrations/*.ts',
  '{collections,globals,tenants}/**/*.{ts,json}',
  'blocks/{**/config,storedSections}.ts',
  'src/{domain,jobs,payload,seed,services}/**/*.{ts,json}',
  'payload.config.ts',
  'public/studio/*.json',
  'package-lock.json',
]

/** With ownership: a database server's files belong to its user. */
const copyFolder = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true })
  execFileSync('cp', ['-a', `${from}/.`, to])
}

/**
 * Puts the demo as the seed leaves it into `dataDir`: a copy of the one kept in `keptIn`, made by `make` when there is none
 * of these sources. The demo's dates are counted from the day of the seed, so one is kept for its day only.
 */
const layOutDemo = async (keptIn: string, dataDir: string, make: () => Promise<void>): Promise<void> => {
  const today = new Date().toISOString().slice(0, 10)
  const kept = join(keptIn, `${today}-${sourcesHash(sources).slice(0, 16)}`)
  if (existsSync(kept)) return copyFolder(kept, dataDir)
  rmSync(keptIn, { recursive: true, force: true })
  await make()
  const unfinished = `${kept}.${process.pid}`
  copyFolder(dataDir, unfinished)
  renameSync(unfinished, kept)
}

/**
 * Servers in `dataDir` with the demo in them.
 *
 * @param keptIn where the demo is kept as the seed left it: made by the first who asks, copied by the others; left out: it is
 *   made anew
 */
export const startServersWithDemo = async (
  settings: LauncherEnv,
  dataDir: string,
  undo: (() => unknown)[],
  keptIn?: string,
): Promise<Servers> => {
  const start = async (): Promise<Servers> => {
    const servers = await startServers(settings, dataDir, keptIn !== undefined)
    undo.push(servers.stop)
    await prepareData(settings, servers, dataDir)
    return servers
  }
  if (keptIn) await layOutDemo(keptIn, dataDir, async () => (await start()).stop())
  return start()
}
