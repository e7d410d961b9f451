import { LRUCache } from 'lru-cache'
import { createVisitorLimit } from '@/src/services/visitors/createVisitorLimit'
import type { Site } from '@/tenants/Site'

const CACHE_MS = 3000
const CACHE_BYTES = 16_000_000
const CACHED_ANSWER_BYTES = 1_000_000
const SITES = 500
/** A site is read from Next's cache as text, menus and all: one search in a burst does that, not each. */
const SITE_MS = 1000

const createAnswers = () => {
  const bytes = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: CACHE_BYTES,
    maxEntrySize: CACHED_ANSWER_BYTES,
    sizeCalculation: (text, key) => text.byteLength + key.length,
    ttl: CACHE_MS,
  })
  const nameOf = (tenantId: string, key: string): string => `${tenantId} ${key}`
  const answer = (text: Uint8Array<ArrayBuffer>): Response =>
    new Response(text, { headers: { 'content-type': 'application/json' } })
  return {
    /** A cached answer of the last three seconds; else the result of `make`, which is cached. */
    answer: async (tenantId: string, key: string, make: () => Promise<unknown>): Promise<Response> => {
      const name = nameOf(tenantId, key)
      const kept = bytes.get(name)
      if (kept) return answer(kept)
      const made = new TextEncoder().encode(JSON.stringify(await make()))
      bytes.set(name, made)
      return answer(made)
    },
    has: (tenantId: string, key: string): boolean => bytes.has(nameOf(tenantId, key)),
    /** Drops the answers of a site whose stock changed. */
    forget: (tenantId: string): void => {
      for (const name of bytes.keys()) if (name.startsWith(`${tenantId} `)) bytes.delete(name)
    },
    get byteLength(): number {
      return bytes.calculatedSize
    },
  }
}

/** Counted in queries: one search is a query for the cars and one for each facet in use. */
const createGuard = () => ({
  limit: createVisitorLimit({ client: { burst: 300, perSecond: 30 }, tenant: { burst: 4000, perSecond: 1000 } }),
  answers: createAnswers(),
  sites: new LRUCache<string, Site>({ max: SITES, ttl: SITE_MS }),
})

declare global {
  var searchGuard: ReturnType<typeof createGuard> | undefined
}

/** One per process: each route is bundled on its own, so a module variable would be one per route. */
export const searchGuard = (): ReturnType<typeof createGuard> => (globalThis.searchGuard ??= createGuard())
