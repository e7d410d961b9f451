import { LRUCache } from 'lru-cache'
import { processMetrics } from '../metrics/processMetrics.ts'
import { pageStore } from './pageStore.ts'

/** A page without a time limit of its own. */
const LONGEST_SECONDS = 24 * 3600

interface Data {
  status?: number
  headers?: Record<string, unknown>
  tags?: string[]
  revalidate?: number | false
}

interface GetContext {
  tags?: string[]
  softTags?: string[]
}

interface SetContext {
  tags?: string[]
  cacheControl?: { revalidate?: number | false }
}

/** Pages and answers of routes carry their tags in a header, results of `unstable_cache` in the context. */
const tagsOf = (data: Data, context: SetContext): string[] => {
  const listed = data.headers?.['x-next-cache-tags']
  const ofPage = typeof listed === 'string' ? listed.split(',') : []
  return [...new Set([...ofPage, ...(data.tags ?? []), ...(context.tags ?? [])])]
}

const secondsOf = (data: Data, context: SetContext): number => {
  const seconds = context.cacheControl?.revalidate ?? data.revalidate
  return typeof seconds === 'number' ? Math.min(seconds, LONGEST_SECONDS) : LONGEST_SECONDS
}

interface Making {
  began: number | null
  times: number
}

/** A rendering that failed is never finished: its entry is dropped after this time, longer than any page takes. */
const LONGEST_MS = 60_000
const MOST = 10_000

/**
 * Which pages are being rendered now, and since when. Next does not say when a rendering begins: it is taken to begin with
 * the `get` that found nothing. Of several renderings of one key at once the earliest beginning counts for all.
 */
class Makings {
  readonly #open = new LRUCache<string, Making>({ max: MOST, ttl: LONGEST_MS })

  begin(key: string, began: number | null): void {
    const open = this.#open.get(key)
    if (!open) this.#open.set(key, { began, times: 1 })
    else this.#open.set(key, { began: earlier(open.began, began), times: open.times + 1 }, { noUpdateTTL: true })
  }

  /** @returns null when the beginning is unknown: the page must not be stored. */
  finish(key: string): number | null {
    const open = this.#open.get(key)
    if (!open) return null
    if (open.times === 1) this.#open.delete(key)
    else this.#open.set(key, { ...open, times: open.times - 1 }, { noUpdateTTL: true })
    return open.began
  }
}

const earlier = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Math.min(a, b)

// Next makes a handler for every request.
const makings = new Makings()

/**
 * Next's cache of pages and data, on its documented interface (`cacheHandler` in next.config.mjs). Purged content is
 * never served again (SEA-23): not after a restart, not by another replica, and not by a page that was rendering while
 * its tag was purged. Only answers of 200 are stored, because clients can request any number of addresses that do not
 * exist.
 */
export default class CacheHandler {
  /** An entry is never stale: it leaves the store when its time is over. */
  async get(key: string, { tags = [], softTags = [] }: GetContext) {
    const found = await pageStore().get(key, [...tags, ...softTags])
    processMetrics().cacheReads.inc({ result: found.entry ? 'hit' : 'miss' })
    if (found.entry) return found.entry
    makings.begin(key, found.began)
    return null
  }

  async set(key: string, data: Data | null, context: SetContext): Promise<void> {
    const began = makings.finish(key)
    if (began === null || data === null || (data.status ?? 200) !== 200) return
    const seconds = secondsOf(data, context)
    if (seconds <= 0) return
    const entry = { value: data, lastModified: Date.now(), cacheControl: context.cacheControl }
    await pageStore().set(key, { entry, tags: tagsOf(data, context), began, seconds })
  }

  /** @throws Error when the purge could not be stored. */
  async revalidateTag(tags: string | string[]): Promise<void> {
    await pageStore().purge([tags].flat())
  }

  resetRequestCache(): void {
    // No per-request state.
  }
}
