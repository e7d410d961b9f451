import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { LRUCache } from 'lru-cache'
import type { CacheStore, NewEntry } from './CacheStore.ts'

/** With more purged tags than this the log is emptied, and everything stored before counts as purged. */
const MOST_TAGS = 100_000

/** Which tags this process has purged, and when: moments are counted, not clock times. */
class PurgeLog {
  #moment = 0
  /** Everything that began before this moment is purged. */
  #epoch = 0
  readonly #purged = new Map<string, number>()

  next(): number {
    this.#moment += 1
    return this.#moment
  }

  add(tags: string[]): void {
    const moment = this.next()
    if (this.#purged.size + tags.length > MOST_TAGS) {
      this.#purged.clear()
      this.#epoch = moment
    } else for (const tag of tags) this.#purged.set(tag, moment)
  }

  /** Whether one of the tags was purged since `began`. */
  isPurged(began: number, tags: string[]): boolean {
    return began <= this.#epoch || tags.some((tag) => (this.#purged.get(tag) ?? 0) >= began)
  }
}

/** Whether a process of that number runs on this machine. */
const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Files of one process in its own folder below `parent`, at most `bytes` of them, evicting the least recently read.
 * Files of earlier processes are removed: their purges are not known any more, so they may be outdated.
 */
class DiskFolder {
  readonly #folder: string
  readonly #files: LRUCache<string, string>
  #written = 0

  constructor(parent: string, bytes: number) {
    mkdirSync(parent, { recursive: true })
    for (const name of readdirSync(parent)) {
      if (!isRunning(Number.parseInt(name, 10))) rmSync(join(parent, name), { recursive: true, force: true })
    }
    this.#folder = mkdtempSync(join(parent, `${process.pid}-`))
    this.#files = new LRUCache<string, string>({
      maxSize: bytes,
      dispose: (file) => void rm(join(this.#folder, file), { force: true }).catch(() => undefined),
    })
  }

  /** Null when it does not exist or cannot be read. */
  async read(key: string): Promise<Buffer | null> {
    const file = this.#files.get(key)
    return file === undefined ? null : readFile(join(this.#folder, file)).catch(() => null)
  }

  /** Errors of a full or broken disk are ignored: the page is rendered again. */
  async write(key: string, content: Buffer, milliseconds: number): Promise<void> {
    this.#written += 1
    const file = String(this.#written)
    try {
      await writeFile(join(this.#folder, file), content)
      this.#files.set(key, file, { size: content.length, ttl: milliseconds })
    } catch {
      await rm(join(this.#folder, file), { force: true }).catch(() => undefined)
    }
  }

  delete(key: string): void {
    this.#files.delete(key)
  }
}

/**
 * The store of one process: memory before a folder on disk, each with its limit in bytes. Both are of this process alone,
 * as its purges are, so a restart begins with an empty cache.
 */
export const localStore = ({
  folder,
  memoryBytes,
  diskBytes,
}: {
  folder: string
  memoryBytes: number
  diskBytes: number
}): CacheStore => {
  const purges = new PurgeLog()
  const memory = new LRUCache<string, NewEntry>({ maxSize: memoryBytes })
  const disk = new DiskFolder(folder, diskBytes)

  const read = async (key: string): Promise<NewEntry | null> => {
    const held = memory.get(key)
    if (held) return held
    const content = await disk.read(key)
    if (!content) return null
    const made: NewEntry = deserialize(content)
    const left = made.entry.lastModified + made.seconds * 1000 - Date.now()
    if (left > 0) memory.set(key, made, { size: content.length, ttl: left })
    return made
  }

  return {
    get: async (key, tags) => {
      const made = await read(key)
      if (made && !purges.isPurged(made.began, [...made.tags, ...tags])) return { entry: made.entry }
      memory.delete(key)
      disk.delete(key)
      return { entry: null, began: purges.next() }
    },
    set: async (key, made) => {
      if (purges.isPurged(made.began, made.tags)) return
      const content = serialize(made)
      const ttl = made.seconds * 1000
      memory.set(key, made, { size: content.length, ttl })
      await disk.write(key, content, ttl)
    },
    purge: async (tags) => purges.add(tags),
  }
}
