import type { UiState } from 'instantsearch.js'
import { formatRange } from '@/src/domain/search/urlState'
import type { SearchState } from '@/src/domain/search/SearchState'
import { instantSearchSort } from '@/src/domain/search/sorts'

/** A search as InstantSearch's own state of one index. */
export const liveState = (index: string, { query, page, sort, refinements, ranges }: SearchState): UiState[string] => ({
  query,
  page,
  sortBy: instantSearchSort(index, sort),
  refinementList: Object.fromEntries(Object.entries(refinements).map(([name, values]) => [name, [...values]])),
  range: Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, formatRange(range)])),
})
