import { availableParallelism } from 'node:os'
import { LRUCache } from 'lru-cache'
import type { NextRequest } from 'next/server'
import { clientAddress } from '@/src/services/visitors/clientAddress'
import { createTurns } from './createTurns'
import { createVisitorLimit } from '@/src/services/visitors/createVisitorLimit'
import { openRequest } from '@/src/services/visitors/openRequests'
import { refusal } from './refusal'

/** Pages rendered for each request: filtered searches, directories, prefilled forms. */
const made = createVisitorLimit({ client: { burst: 20, perSecond: 1 }, tenant: { burst: 40, perSecond: 8 } })
/**
 * Addresses that turned out to be no page. The dealership's own limit only bounds what is counted: a client is refused for
 * its own misses, never for another's.
 */
const missing = createVisitorLimit({ client: { burst: 30, perSecond: 0.5 }, tenant: { burst: 1000, perSecond: 100 } })
/** Pictures that are refused or not there, of all sites of this process. A page with many pictures that went is within it. */
const badPictures = createVisitorLimit({ client: { burst: 60, perSecond: 1 }, tenant: { burst: 6000, perSecond: 600 } })

const TENANTS = 1000
const turnsOf = new LRUCache<string, ReturnType<typeof createTurns>>({
  max: TENANTS,
  memoMethod: () => createTurns({ running: 2, waiting: 20, timeMs: 10_000 }),
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

/** Remembers an address that was answered, forgets one that was refused. `onMissing` follows a 4xx, or a client that left. */
const remember = (key: string, headers: Headers, onMissing?: (hasLeft: boolean) => void): void => {
  const response = openRequest(headers)?.response
  response?.once('close', () => {
    const { statusCode, writableFinished } = response
    if (statusCode < 400 && writableFinished) return void known.set(key, true)
    if (statusCode >= 400 && statusCode < 500) known.delete(key)
    if (statusCode < 500) onMissing?.(statusCode < 400)
  })
}

/**
 * Limits for a page of a dealership's site, by its internal path (`sitePath`). Null when the page may be answered. A
 * cached page is never refused; a page rendered for each request counts for the client and for the dealership, an
 * address that does not exist for the client.
 */
export const admitPage = async (request: NextRequest, tenantId: string, path: string): Promise<Response | null> => {
  const { headers } = request
  if (path.startsWith(`/${tenantId}/q/`)) {
    if (!made.allow(tenantId, headers)) return refusal('clientBusy')
    const client = clientAddress(headers) ?? 'unknown'
    return (await turnsOf.memo(tenantId).take(headers, client)) ? null : refusal('siteBusy')
  }
  if (known.has(path)) {
    remember(path, headers)
    return null
  }
  if (!openRequest(headers)) return null
  const charge = missing.charge(tenantId, headers)
  if (!charge) return refusal('clientBusy')
  remember(path, headers, charge)
  return null
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
  remember(key, headers, (hasLeft) => void (hasLeft || charge()))
  return null
}
