import { availableParallelism } from 'node:os'
import { LRUCache } from 'lru-cache'
import type { NextRequest } from 'next/server'
import { clientAddress } from '@/src/services/visitors/clientAddress'
import { createTurns } from './createTurns'
import { createClientLimit, createVisitorLimit } from '@/src/services/visitors/createVisitorLimit'
import { openRequest } from '@/src/services/visitors/openRequests'
import { refusal } from './refusal'

/** Pages rendered for each request: filtered searches, directories, prefilled forms. */
const made = createVisitorLimit({ client: { burst: 20, perSecond: 1 }, tenant: { burst: 40, perSecond: 8 } })
/** Addresses that turned out to be no page. A client is refused for its own misses, never for another's. */
const missing = createClientLimit({ burst: 40, perSecond: 0.5 })
/** Pictures that are refused or not there, of all sites of this process. A page with many pictures that went is within it. */
const badPictures = createClientLimit({ burst: 60, perSecond: 1 })

const TENANTS = 1000
const turnsOf = new LRUCache<string, ReturnType<typeof createTurns>>({
  max: TENANTS,
  memoMethod: () => createTurns({ running: 2, waiting: 20, timeMs: 10_000 }),
})
/** Addresses not asked for before: after a start that is every page, so many may wait. */
const unknownTurnsOf = new LRUCache<string, ReturnType<typeof createTurns>>({
  max: TENANTS,
  memoMethod: () => createTurns({ running: 2, waiting: 500, timeMs: 10_000 }),
})

/** An AVIF of 1920 px takes a core for about a second: one core stays with the pages. */
const images = createTurns({
  running: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 200,
  timeMs: 30_000,
})

const KNOWN_CHARACTERS = 4_000_000
const ADDRESS_CHARACTERS = 500
/** Addresses that were answered well: pages in the cache, pictures that are made. */
const known = new LRUCache<string, true>({
  maxSize: KNOWN_CHARACTERS,
  maxEntrySize: ADDRESS_CHARACTERS,
  sizeCalculation: (_, key) => key.length,
})

/** Remembers an address that was answered, forgets one that was refused. `onEnd` says whether it was refused with a 4xx. */
const remember = (key: string, headers: Headers, onEnd?: (isMissing: boolean) => void): void => {
  const response = openRequest(headers)?.response
  response?.once('close', () => {
    const { statusCode, writableFinished } = response
    const isMissing = statusCode >= 400 && statusCode < 500
    if (isMissing) known.delete(key)
    else if (statusCode < 400 && writableFinished) known.set(key, true)
    onEnd?.(isMissing)
  })
}

/**
 * Limits for a page of a dealership's site, by its internal path (`sitePath`). Null when the page may be answered. A
 * cached page is never refused; a page rendered for each request counts for the client and for the dealership, an
 * address that does not exist for the client.
 */
export const admitPage = async (request: NextRequest, tenantId: string, path: string): Promise<Response | null> => {
  const { headers } = request
  const client = clientAddress(headers) ?? 'unknown'
  if (path.startsWith(`/${tenantId}/q/`)) {
    if (!made.allow(tenantId, headers)) return refusal('clientBusy')
    return (await turnsOf.memo(tenantId).take(headers, client)) ? null : refusal('siteBusy')
  }
  if (known.has(path)) {
    remember(path, headers)
    return null
  }
  if (!openRequest(headers)) return null
  const giveBack = missing.reserve(tenantId, headers)
  if (!giveBack) return refusal('clientBusy')
  remember(path, headers, (isMissing) => void (isMissing || giveBack()))
  return (await unknownTurnsOf.memo(tenantId).take(headers, client)) ? null : refusal('siteBusy')
}

/**
 * Limits for a picture of the optimizer. Null when it may be answered. A cached picture is never refused; others take
 * turns, and those that are refused count for the client.
 */
export const admitImage = async (request: NextRequest): Promise<Response | null> => {
  const { headers, nextUrl } = request
  const accepts = ['image/avif', 'image/webp'].filter((type) => headers.get('accept')?.includes(type))
  const asked = ['url', 'w', 'q'].map((name) => nextUrl.searchParams.get(name) ?? '')
  const key = [...asked, ...accepts].join(' ')
  if (known.get(key)) return null
  const charge = badPictures.charge('all', headers)
  if (!charge) return refusal('clientBusy')
  if (!(await images.take(headers, clientAddress(headers) ?? 'unknown'))) return refusal('siteBusy')
  // Who scrolls on leaves pictures unfinished: those are not counted.
  remember(key, headers, (isMissing) => void (isMissing && charge()))
  return null
}
