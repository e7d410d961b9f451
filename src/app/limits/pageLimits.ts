import { availableParallelism } from 'node:os'
import { LRUCache } from 'lru-cache'
import type { NextRequest } from 'next/server'
import { clientAddress } from './clientAddress'
import { createTurns } from './createTurns'
import { createVisitorLimit } from './createVisitorLimit'
import { openRequest } from './openRequests'
import { refusal } from './refusal'

/** Pages made anew for each request: filtered searches, directories, prefilled forms. */
const made = createVisitorLimit({ client: { burst: 20, perSecond: 1 }, tenant: { burst: 40, perSecond: 8 } })
/** Addresses that have not been answered yet; those that turn out to be a page do not count. */
const unknown = createVisitorLimit({ client: { burst: 30, perSecond: 0.5 }, tenant: { burst: 90, perSecond: 4 } })

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

/** Remembers an address that was answered, forgets one that was refused. `onAnswered` follows an answer. */
const remember = (key: string, headers: Headers, onAnswered: () => void = () => undefined): void => {
  const response = openRequest(headers)?.response
  response?.once('close', () => {
    const { statusCode, writableFinished } = response
    if (statusCode >= 400 && statusCode < 500) known.delete(key)
    else if (statusCode < 400 && writableFinished) {
      known.set(key, true)
      onAnswered()
    }
  })
}

/**
 * A page of a dealership's site, by its internal path (`sitePath`). Null: it may be answered. A page that was answered
 * before comes from the cache and is never refused; one that is made for each request, and an address that may not exist,
 * count for the client and for the dealership.
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
  if (openRequest(headers) && !unknown.allow(tenantId, headers)) return refusal('clientBusy')
  remember(path, headers, () => unknown.giveBack(tenantId, headers))
  return null
}

/** A picture of the optimizer. Null: it may be answered. One that was made before is never refused; others have turns. */
export const admitImage = async (request: NextRequest): Promise<Response | null> => {
  const { headers, nextUrl } = request
  const accepts = ['image/avif', 'image/webp'].filter((type) => headers.get('accept')?.includes(type))
  const asked = ['url', 'w', 'q'].map((name) => nextUrl.searchParams.get(name) ?? '')
  const key = [...asked, ...accepts].join(' ')
  if (known.get(key)) return null
  if (!(await images.take(headers, clientAddress(headers) ?? 'unknown'))) return refusal('siteBusy')
  remember(key, headers)
  return null
}
