import type { UiState } from 'instantsearch.js'
import type { NearPlace } from '@/src/domain/search/near'
import { formatRange } from '@/src/domain/search/urlState'
import type { SearchState } from '@/src/domain/search/SearchState'
import { instantSearchSort } from '@/src/domain/search/sorts'

/** A search as InstantSearch's own state of one index. */
export const liveState = (
  index: string,
  { query, page, sort, refinements, ranges, near }: SearchState,
  place: NearPlace | null,
): UiState[string] => ({
  query,
  page,
  sortBy: instantSearchSort(index, sort, place),
  refinementList: Object.fromEntries(Object.entries(refinements).map(([name, values]) => [name, [...values]])),
  range: Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, formatRange(range)])),
  ...(place && near?.km && { configure: { aroundLatLng: `${place.lat}, ${place.lng}`, aroundRadius: near.km * 1000 } }),
})
