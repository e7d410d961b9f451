import { deserialize, serialize } from 'node:v8'
import { LRUCache } from 'lru-cache'
import type { CacheStore, NewEntry } from './CacheStore.ts'
import { DiskFolder } from './DiskFolder.ts'
import { PurgeLog } from './PurgeLog.ts'

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
