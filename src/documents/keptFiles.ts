import { LRUCache } from 'lru-cache'

export type MakeFile = () => Promise<Uint8Array | null>

/**
 * Files made once and kept in memory, no more than `maxBytes` together; those unused for longest go first. Those who ask
 * while a file is being made wait for the same one. Null, no such file, and errors are not kept.
 */
export const keptFiles = (maxBytes: number) => {
  const cache = new LRUCache<string, Uint8Array, MakeFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ byteLength }) => Math.max(1, byteLength),
    fetchMethod: async (_key, _stale, { context: make }) => (await make()) ?? undefined,
    // A file that is dropped while it is being made still goes to those who wait for it.
    ignoreFetchAbort: true,
  })
  return {
    /** @throws Error whatever `make` throws. */
    get: async (key: string, make: MakeFile): Promise<Uint8Array | null> =>
      (await cache.fetch(key, { context: make })) ?? null,
  }
}
