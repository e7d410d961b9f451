import type { FacetItem } from '../search/results/SearchResult'
import type { DirectorySort, DirectoryState } from './DirectoryState'

/** A filter of a directory with its values and how many each would find (SEA-04). */
export interface DirectoryFacet {
  name: string
  label: string
  items: FacetItem[]
}

/** What a directory search finds, in the shape of a stock search: hits, count, facets, pages, ms (SEA-05, SEA-14). */
export interface DirectoryResult<T> {
  hits: T[]
  count: number
  pages: number
  facets: DirectoryFacet[]
  ms: number
  /** The search engine was not there: names without counts, and no filters. */
  degraded: boolean
}

/** A directory search in the shape of a stock search (SEA-08, SEA-14). */
export interface DirectoryAsk {
  query: string
  filters: Record<string, string[]>
  sort: DirectorySort
  offset: number
  hitsPerPage: number
  /** One filter expression more, in the engine's language; '' is none. */
  search_filters: string
}

/** The search a directory page makes for its state. */
export const directoryAsk = ({ query, filters, sort, page }: DirectoryState, hitsPerPage: number): DirectoryAsk => ({
  query,
  filters,
  sort,
  offset: (page - 1) * hitsPerPage,
  hitsPerPage,
  search_filters: '',
})

/** A page of a list: the entries from `offset` on, and how many pages there are. */
export const directoryWindow = <T>(
  entries: T[],
  { offset, hitsPerPage }: Pick<DirectoryAsk, 'offset' | 'hitsPerPage'>,
): { hits: T[]; count: number; pages: number } => ({
  hits: entries.slice(offset, offset + hitsPerPage),
  count: entries.length,
  pages: Math.ceil(entries.length / hitsPerPage),
})

interface Counted {
  label: string
  count: number
}

/** By name, or the fullest first; equal ones by name. */
export const inDirectoryOrder = <T extends Counted>(entries: T[], sort: DirectoryAsk['sort']): T[] =>
  entries.toSorted(
    (one, other) =>
      (sort === 'count:desc' ? other.count - one.count : 0) || one.label.localeCompare(other.label, 'en-AU'),
  )
