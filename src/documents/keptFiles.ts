import { LRUCache } from 'lru-cache'

export type MakeFile = () => Promise<Uint8Array | null>

/**
 * A memory cache of files, at most `maxBytes` together, evicting the least recently used. Concurrent requests for a
 * file share one rendering. Null (no such file) and errors are not cached.
 */
export const keptFiles = (maxBytes: number) => {
  const cache = new LRUCache<string, Uint8Array, MakeFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ byteLength }) => Math.max(1, byteLength),
    fetchMethod: async (_key, _stale, { context: make }) => (await make()) ?? undefined,
    // A file that is evicted while it is being made is still returned to its callers.
    ignoreFetchAbort: true,
  })
  return {
    /** @throws Error whatever `make` throws. */
    get: async (key: string, make: MakeFile): Promise<Uint8Array | null> =>
      (await cache.fetch(key, { context: make })) ?? null,
  }
}
