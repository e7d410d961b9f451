import { mkdtempSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

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
export class DiskFolder {
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

  /** A disk that is full or broken costs time, never an answer. */
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
