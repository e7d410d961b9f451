import { SEARCH_HISTORY_ENTRIES } from '@/src/domain/constants/search'
import type { SearchState } from '@/src/domain/search/url/SearchState'
import { parseSearchParams, toSearchParams } from '@/src/domain/search/url/searchAddress'

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

/** 'make=Kia&price=:30000' extends 'make=Kia': it has all of its filters. */
const goesOnFrom = (past: string, search: string): boolean => {
  const now = new URLSearchParams(search)
  return [...new URLSearchParams(past)].every(([name, value]) => now.getAll(name).includes(value))
}

/**
 * Remembers a search with filters; each search once, the last 5 (ENT-23). A search that extends the last one replaces
 * it: five filters set one after the other are one search.
 */
export const rememberSearch = (path: string, state: SearchState): void => {
  const search = toSearchParams({ ...state, page: 1, sort: 'recommended' }, 'flat').toString()
  if (search === '') return
  const [last, ...before] = pastSearches().filter((past) => past.path !== path || past.search !== search)
  const kept =
    last && last.path === path && goesOnFrom(last.search, search) ? before : [...(last ? [last] : []), ...before]
  keep([{ path, search }, ...kept].slice(0, SEARCH_HISTORY_ENTRIES))
}

export const forgetSearches = (): void => keep([])

/** The state of a remembered search. */
export const pastState = ({ search }: PastSearch): SearchState => parseSearchParams(new URLSearchParams(search))
