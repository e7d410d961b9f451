import { RateLimit } from '@/src/domain/search/RateLimit'
import { RecentCache } from '@/src/domain/search/RecentCache'
import { env } from '@/src/env'
import type { Site } from '@/tenants/Site'

/** A person typing and clicking stays far below; a scraper does not. */
const CLIENT_BURST = 120
const CLIENT_PER_SECOND = 20
/** A whole site, in case a client forges its address. */
const SITE_BURST = 4000
const SITE_PER_SECOND = 1000

const CACHE_ENTRIES = 500
const CACHE_MS = 3000
/** A site is read from Next's cache as text, menus and all: one search in a burst does that, not each. */
const SITE_MS = 1000

const createGuard = () => ({
  clients: new RateLimit(CLIENT_BURST, CLIENT_PER_SECOND),
  sites: new RateLimit(SITE_BURST, SITE_PER_SECOND),
  answers: new RecentCache<unknown>(CACHE_ENTRIES, CACHE_MS),
  known: new RecentCache<Site>(CACHE_ENTRIES, SITE_MS),
})

declare global {
  var searchGuard: ReturnType<typeof createGuard> | undefined
}

/** One per process: each route is bundled on its own, so a module variable would be one per route. */
export const searchGuard = (): ReturnType<typeof createGuard> => (globalThis.searchGuard ??= createGuard())

/**
 * The address a request came from: what the nearest proxy says when we trust it, else what our own server noted. Without
 * a trusted proxy a client can forge it, so the limit for the whole site stands behind it.
 */
export const clientAddress = (headers: Headers): string => {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  return (env().TRUST_PROXY ? hops.at(-1) : hops[0]) || 'unknown'
}
