import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { findMeilisearch, type Choice } from './meilisearchPackage.ts'
import { isAlive, processRef, startedWith, stopProcess, type ProcessRef } from './pids.ts'
import { freePort } from './ports.ts'
import { Problem } from '../lib/Problem.ts'
import { startProcess } from './processes.ts'
import { ownedFolder, serverHome, serverUser, type ServerUser } from './serverHome.ts'

export type MeilisearchServer = {
  url: string
  masterKey: string
  ref: ProcessRef
  reused: boolean
  stop: () => Promise<void>
}

const noteSchema = z.object({ pid: z.number().int(), startedAt: z.string(), url: z.string() })

/** @returns null when it answers and accepts the key, else the reason. */
export const meilisearchTrouble = async (url: string, key: string): Promise<string | null> => {
  try {
    const response = await fetch(`${url.replace(/\/$/, '')}/version`, {
      headers: { Authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(3_000),
    })
    if (response.ok) return null
    return response.status === 403 ? 'it refuses MEILISEARCH_MASTER_KEY' : `it answers ${response.status}`
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    return `it does not answer (${cause})`
  }
}

/** @throws Problem when the configured server cannot be used. */
export const requireMeilisearch = async (url: string, key: string | undefined): Promise<void> => {
  const trouble = key ? await meilisearchTrouble(url, key) : 'MEILISEARCH_MASTER_KEY is not set'
  if (!trouble) return
  throw new Problem(
    `The Meilisearch at ${url} (MEILISEARCH_URL) cannot be used: ${trouble}.`,
    'Correct MEILISEARCH_URL and MEILISEARCH_MASTER_KEY, or unset both: then one is started for you.',
  )
}

const leftBehind = (noteFile: string) => {
  try {
    const note = noteSchema.parse(JSON.parse(readFileSync(noteFile, 'utf8')))
    return isAlive(note) ? note : null
  } catch {
    return null
  }
}

const indexFolder = (folder: string): string => join(folder, 'index')

/**
 * An engine that was started by hand on our folder. Two on one folder would overwrite each other's data.
 *
 * @throws Problem when there is one that cannot be used
 */
const startedByHand = async (folder: string, masterKey: string) => {
  const other = startedWith('--db-path', indexFolder(folder))
  if (!other) return null
  const { ref, args } = other
  const at = args.indexOf('--http-addr')
  const url = `http://${at < 0 ? '127.0.0.1:7700' : args[at + 1]}`
  const trouble = await meilisearchTrouble(url, masterKey)
  if (!trouble) return { ...ref, url }
  throw new Problem(
    `Another Meilisearch (process ${ref.pid}) works on ${folder} already, and ${trouble}.`,
    `Stop it first:   kill ${ref.pid}`,
  )
}

const launch = async (program: string, folder: string, logFile: string, masterKey: string, user: ServerUser) => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const flags = [
    '--http-addr',
    `127.0.0.1:${port}`,
    '--db-path',
    indexFolder(folder),
    '--dump-dir',
    join(folder, 'dumps'),
  ]
  const limits = [
    '--max-indexing-memory',
    '128MiB',
    '--max-indexing-threads',
    '2',
    '--no-analytics',
    '--env',
    'production',
  ]
  const env = { MEILI_MASTER_KEY: masterKey }
  const args = [...flags, ...limits, '--log-level', 'WARN']
  const server = await startProcess({ command: program, args }, { name: 'search', env, user, cwd: folder, logFile })
  const failed = (): Problem =>
    new Problem(
      `Meilisearch (${program}) did not start:\n${server.tail().slice(-8).join('\n')}`,
      `Its index is only a copy of the database and can be thrown away:   rm -r ${folder}`,
    )
  const deadline = Date.now() + 30_000
  while (await meilisearchTrouble(url, masterKey)) {
    if (!isAlive(server.ref) || Date.now() > deadline) {
      await server.stop()
      throw failed()
    }
    await sleep(50)
  }
  return { url, ref: server.ref }
}

/** Starts a real Meilisearch, or takes over the one a killed run left behind. */
export const startMeilisearch = async (
  settings: { dataDir: string; masterKey: string } & Choice,
): Promise<MeilisearchServer> => {
  const { dataDir, masterKey } = settings
  const user = serverUser()
  const home = serverHome(dataDir, user)
  const folder = join(home, 'meilisearch')
  const noteFile = join(dataDir, 'meilisearch.json')
  const ours = leftBehind(noteFile)
  const oursAnswers = ours !== null && (await meilisearchTrouble(ours.url, masterKey)) === null
  if (ours && !oursAnswers) await stopProcess(ours)
  const earlier = oursAnswers ? ours : await startedByHand(folder, masterKey)
  const reused = earlier !== null
  const program = reused ? '' : await findMeilisearch(settings, home, user)
  ownedFolder(folder, user)
  const { url, ref } = reused
    ? { url: earlier.url, ref: processRef(earlier.pid) ?? earlier }
    : await launch(program, folder, join(dataDir, 'meilisearch.log'), masterKey, user)
  if (!oursAnswers) writeFileSync(noteFile, JSON.stringify({ ...ref, url }))
  return {
    url,
    masterKey,
    ref,
    reused,
    stop: async () => {
      await stopProcess(ref)
      if (existsSync(noteFile)) rmSync(noteFile)
    },
  }
}
