import { SEARCH_HISTORY_ENTRIES } from '@/src/domain/constants'
import type { SearchState } from '@/src/domain/search/SearchState'
import { parseSearchParams, toSearchParams } from '@/src/domain/search/urlState'

/** One remembered search: its path and its filters, in the flat style of the address (ENT-23). */
export interface PastSearch {
  path: string
  search: string
}

const KEY = 'search-history'

const isPastSearch = (value: unknown): value is PastSearch =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  'search' in value &&
  typeof value.path === 'string' &&
  value.path.startsWith('/search') &&
  typeof value.search === 'string' &&
  value.search.length <= 4000

/** The shopper's last searches on this site, the latest first; none where the browser keeps nothing (ENT-23). */
export const pastSearches = (): PastSearch[] => {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPastSearch).slice(0, SEARCH_HISTORY_ENTRIES) : []
  } catch {
    return []
  }
}

const keep = (searches: PastSearch[]): void => {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(searches))
  } catch {
    // A browser that keeps nothing has no history.
  }
}

/** Remembers a search that narrows something; each search once, the last 5 (ENT-23). */
export const rememberSearch = (path: string, state: SearchState): void => {
  const search = toSearchParams({ ...state, page: 1, sort: 'recommended' }, 'flat').toString()
  if (search === '') return
  const others = pastSearches().filter((past) => past.path !== path || past.search !== search)
  keep([{ path, search }, ...others].slice(0, SEARCH_HISTORY_ENTRIES))
}

export const forgetSearches = (): void => keep([])

/** What a remembered search asks for. */
export const pastState = ({ search }: PastSearch): SearchState => parseSearchParams(new URLSearchParams(search))
