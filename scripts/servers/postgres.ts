import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { isAlive, isGone, processRef, stopProcess, type ProcessRef } from './pids.ts'
import { freePort } from './ports.ts'
import { postgresPrograms } from './postgresPackage.ts'
import { Problem } from '../lib/Problem.ts'
import { startProcess } from './processes.ts'
import { ownedFolder, serverHome, serverUser, type ServerUser } from './serverHome.ts'

const superuser = 'forecourt'
/** Fast shutdown first (sessions are cut, data is flushed), then the immediate one, which replays its log at the next start. */
const stopSignals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGQUIT', 'SIGKILL']

export type PostgresServer = {
  port: number
  ref: ProcessRef
  /** It was still running from an earlier start. */
  reused: boolean
  databaseUrl: (name: string) => string
  createDatabase: (name: string, template?: string) => Promise<void>
  dropDatabase: (name: string) => Promise<void>
  stop: () => Promise<void>
}

type Settings = {
  /** The server's data is `<dataDir>/postgres`. */
  dataDir: string
  password: string
  /** For tests: a crash may lose data, so nothing waits for the disk. */
  throwAway?: boolean
}

const addressOn = (port: number, password: string) => (name: string) =>
  `postgres://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`

const initialise = async (cluster: string, bin: string, password: string, user: ServerUser): Promise<void> => {
  const unfinished = `${cluster}.new`
  rmSync(unfinished, { recursive: true, force: true })
  ownedFolder(unfinished, user)
  const passwordFile = join(tmpdir(), `pg-${randomBytes(6).toString('hex')}`)
  writeFileSync(passwordFile, password, { mode: 0o644 })
  const flags = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-sync']
  const args = [`--pgdata=${unfinished}`, '--auth=scram-sha-256', `--username=${superuser}`, `--pwfile=${passwordFile}`]
  try {
    await promisify(execFile)(join(bin, 'initdb'), [...args, ...flags], { cwd: dirname(cluster), ...(user ?? {}) })
  } finally {
    rmSync(passwordFile, { force: true })
  }
  rmSync(cluster, { recursive: true, force: true })
  renameSync(unfinished, cluster)
}

const requireSameMajor = (cluster: string, major: string): void => {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (found === major) return
  throw new Problem(
    `The data in ${cluster} was written by PostgreSQL ${found}; this is PostgreSQL ${major}.`,
    `Move it over with pg_dump of version ${found}, or start with empty data:   mv ${cluster} ${cluster}.${found}`,
  )
}

const connectable = async (connectionString: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The server a killed run left behind on this very cluster. A recycled process number is not mistaken for it. */
const leftBehind = (cluster: string): { ref: ProcessRef; port: number } | null => {
  const pidFile = join(cluster, 'postmaster.pid')
  if (!existsSync(pidFile)) return null
  const lines = readFileSync(pidFile, 'utf8').split('\n')
  const ref = processRef(Number(lines[0]))
  try {
    if (ref && (process.platform !== 'linux' || readlinkSync(`/proc/${ref.pid}/cwd`) === cluster)) {
      return { ref, port: Number(lines[3]) }
    }
  } catch {
    // Not ours to look at, so not ours.
  }
  rmSync(pidFile, { force: true })
  return null
}

/** Payload keeps one connection of each instance, and a test process has an instance for each of its files. */
const ofThrowAway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '2GB',
  max_connections: '400',
}

const flagsFor = (port: number, throwAway: boolean): string[] => {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '120',
    shared_buffers: '128MB',
    ...(throwAway ? ofThrowAway : {}),
  }
  return ['-p', String(port), ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** Sessions of a killed server end a moment after it; until then they hold its memory, and no other may start on its data. */
const SESSIONS_END_MS = 10_000
const HELD = 'pre-existing shared memory block'

const launch = async (
  cluster: string,
  bin: string,
  user: ServerUser,
  settings: Settings,
  heldUntil = Date.now() + SESSIONS_END_MS,
): Promise<{ ref: ProcessRef; port: number }> => {
  const port = await freePort()
  const line = { command: join(bin, 'postgres'), args: ['-D', cluster, ...flagsFor(port, settings.throwAway ?? false)] }
  const server = await startProcess(line, {
    name: 'postgres',
    user,
    cwd: cluster,
    logFile: join(settings.dataDir, 'postgres.log'),
  })
  while (!(await connectable(addressOn(port, settings.password)('postgres')))) {
    if (isAlive(server.ref)) {
      await sleep(30)
      continue
    }
    if (server.tail().some((said) => said.includes(HELD)) && Date.now() < heldUntil) {
      await sleep(100)
      return launch(cluster, bin, user, settings, heldUntil)
    }
    throw new Problem(
      `PostgreSQL did not start:\n${server.tail().slice(-8).join('\n')}`,
      `Its data is in ${cluster}. Use your own server:   DATABASE_URL=postgres://... npm start`,
    )
  }
  return { ref: server.ref, port }
}

const runSql = async (connectionString: string, sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** Starts the real PostgreSQL of the packages, or takes over the one a killed run left behind. */
export const startPostgres = async (settings: Settings): Promise<PostgresServer> => {
  const user = serverUser()
  const home = serverHome(settings.dataDir, user)
  const { bin, major } = postgresPrograms(home, user)
  const cluster = join(home, 'postgres')
  if (!existsSync(join(cluster, 'PG_VERSION'))) await initialise(cluster, bin, settings.password, user)
  requireSameMajor(cluster, major)
  const earlier = leftBehind(cluster)
  const reused = earlier !== null && (await connectable(addressOn(earlier.port, settings.password)('postgres')))
  if (earlier && !reused) await stopProcess(earlier.ref, stopSignals)
  const { ref, port } = reused ? earlier : await launch(cluster, bin, user, settings)

  const databaseUrl = addressOn(port, settings.password)
  const quoted = pg.escapeIdentifier
  return {
    port,
    ref,
    reused,
    databaseUrl,
    createDatabase: (name, template = 'template1') =>
      runSql(databaseUrl('postgres'), `CREATE DATABASE ${quoted(name)} TEMPLATE ${quoted(template)}`),
    dropDatabase: (name) => runSql(databaseUrl('postgres'), `DROP DATABASE IF EXISTS ${quoted(name)} WITH (FORCE)`),
    stop: async () => {
      await stopProcess(ref, stopSignals)
      await isGone(ref, 1_000)
    },
  }
}
