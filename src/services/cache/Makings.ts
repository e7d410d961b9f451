import { LRUCache } from 'lru-cache'

interface Making {
  began: number | null
  times: number
}

/** A making that failed never ends: it is forgotten after this. No page takes longer. */
const LONGEST_MS = 60_000
const MOST = 10_000

/**
 * Which pages are being made now, and since when. Next does not say when a making begins: it is the `get` that found
 * nothing. Where one key is made several times at once, the earliest beginning holds for all of them.
 */
export class Makings {
  readonly #open = new LRUCache<string, Making>({ max: MOST, ttl: LONGEST_MS })

  begin(key: string, began: number | null): void {
    const open = this.#open.get(key)
    if (!open) this.#open.set(key, { began, times: 1 })
    else this.#open.set(key, { began: earlier(open.began, began), times: open.times + 1 }, { noUpdateTTL: true })
  }

  /** @returns null when it is not known when the making began: what was made must not be stored. */
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
