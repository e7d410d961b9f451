/** What Next hands to a cache handler, and gets back (its documentation of `cacheHandler`). */
export interface CacheEntry {
  /** A page, the answer of a route, or the result of `unstable_cache`. It may hold Buffers and Maps. */
  value: unknown
  /** When it was stored, in milliseconds since 1970. */
  lastModified: number
  /** Next's `{ revalidate, expire }` in seconds, so that a replica that did not make the page sends the same headers. */
  cacheControl?: unknown
}

/**
 * What a store answers: the entry, or the moment at which the making of a new one begins (in the store's own time).
 * `began: null`: nothing made now can be stored.
 */
export type Found = { entry: CacheEntry } | { entry: null; began: number | null }

export interface NewEntry {
  entry: CacheEntry
  tags: string[]
  /** The `began` of the `get` that found nothing. */
  began: number
  /** The entry is forgotten after this. */
  seconds: number
}

/** Storage of pages. An entry with a tag that was purged at or after the start of its rendering is not returned. */
export interface CacheStore {
  get: (key: string, tags: string[]) => Promise<Found>
  set: (key: string, made: NewEntry) => Promise<void>
  /** @throws Error when the purge could not be stored. */
  purge: (tags: string[]) => Promise<void>
}
