import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Problem } from '../lib/Problem.ts'

/** The user a database server runs as: PostgreSQL refuses root, and a search engine does not need it. */
export type ServerUser = { uid: number; gid: number } | null

const isRoot = (): boolean => process.getuid?.() === 0

const lookUp = (name: string): ServerUser => {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return null
  }
}

/**
 * The unprivileged user for the servers, created when absent. @returns null when we are not root and need none.
 * @throws Problem when we are root and no such user can be created.
 */
export const serverUser = (): ServerUser => {
  if (!isRoot()) return null
  const existing = lookUp('postgres')
  if (existing) return existing
  try {
    execFileSync(
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'],
      { stdio: 'pipe' },
    )
  } catch {
    // No useradd on this system: the system's own unprivileged user is used instead.
  }
  const user = lookUp('postgres') ?? lookUp('nobody')
  if (user) return user
  throw new Problem(
    'PostgreSQL must not run as root, and no unprivileged user could be made.',
    'Run this as an ordinary user, or create one:   useradd --system postgres\nor use your own server:   DATABASE_URL=postgres://... npm start',
  )
}

/** Whether every folder of the path may be entered by other users. */
const isReachableByOthers = (path: string): boolean => {
  for (let dir = path; ; dir = dirname(dir)) {
    if (existsSync(dir) && (statSync(dir).mode & 0o001) === 0) return false
    if (dir === dirname(dir)) return true
  }
}

/**
 * The folder of a server's data. Run by root in a folder closed to others (a clone in /root), the server's own user
 * could not reach it: then /var/lib is used, one folder per installation.
 */
export const serverHome = (dataDir: string, user: ServerUser): string => {
  if (!user || isReachableByOthers(dirname(dataDir))) return dataDir
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 10)
  const home = join('/var/lib', `forecourt-${hash}`)
  mkdirSync(home, { recursive: true, mode: 0o755 })
  return home
}

/** A folder owned by the server's user and closed to all other users. */
export const ownedFolder = (path: string, user: ServerUser): string => {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (user) chownSync(path, user.uid, user.gid)
  return path
}

/** An executable for the server's user: the package's own folder, or a copy where that folder is closed to it. */
export const reachableCopy = (folder: string, version: string, home: string, user: ServerUser): string => {
  if (!user || isReachableByOthers(folder)) return folder
  const copy = join(home, 'programs', `${basename(folder)}-${version}`)
  if (existsSync(copy)) return copy
  const partial = `${copy}.${process.pid}`
  cpSync(folder, partial, { recursive: true, verbatimSymlinks: true })
  rmSync(copy, { recursive: true, force: true })
  renameSync(partial, copy)
  return copy
}
