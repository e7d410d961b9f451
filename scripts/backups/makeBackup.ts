import { createHmac } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { Problem } from '../lib/Problem.ts'
import { step } from '../lib/progress.ts'
import { withDatabase } from '../servers/database.ts'
import { projectRoot } from '../servers/dataDir.ts'
import type { Installation } from '../servers/onServers.ts'
import { type Manifest, sealBackup } from './manifest.ts'
import { copyOut } from './tables.ts'
import { copyUploads } from './uploads.ts'

const packageSchema = z.object({ version: z.string() })
const platformVersion = (): string =>
  packageSchema.parse(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))).version

/** Equal for equal secrets; a secret cannot be had from it. */
export const secretMarkOf = ({ servers }: Pick<Installation, 'servers'>): string =>
  createHmac('sha256', servers.variables.PAYLOAD_SECRET ?? '')
    .update('forecourt backup')
    .digest('hex')
    .slice(0, 16)

const requireNew = (folder: string): void => {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Problem(
      `${folder} is not empty.`,
      'A backup has a folder of its own:   npm run backup -- /backups/2026-11-25',
    )
}

/**
 * Writes a backup while the platform runs: every table as at one moment, the uploads, a manifest and checksums. It has its
 * name only once it is complete. @throws Problem when the folder is not empty.
 */
export const makeBackup = async (installation: Installation, target: string): Promise<Manifest> => {
  const { settings, servers, dataDir } = installation
  const folder = resolve(target)
  requireNew(folder)
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  await step('Uploads', async () => void (await copyUploads(settings, dataDir, unfinished)))
  const snapshot = await step('Database', async (done) => {
    const made = await withDatabase(servers.databaseUrl, (client) => copyOut(client, unfinished))
    done(`${made.tables.length} tables, ${made.tables.reduce((sum, { rows }) => sum + rows, 0)} rows`)
    return made
  })
  const uploads = await step('Uploads made meanwhile', () => copyUploads(settings, dataDir, unfinished))
  const manifest = await step('Checksums', () =>
    sealBackup(unfinished, {
      madeAt: new Date().toISOString(),
      version: platformVersion(),
      secretMark: secretMarkOf(installation),
      uploads,
      ...snapshot,
    }),
  )
  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
  return manifest
}
