import { countedFacets } from '../facets/countedFacets'
import { type Facet, rangeFacets } from '../facets/facets'
import { stateFilters } from './filters'
import { resultWindow } from '../results/resultWindow'
import type { SearchPreset } from '../url/resolveSearchPath'
import type { SearchRange, SearchState } from '../url/SearchState'
import { defaultSort } from '../url/sorts'
import { MAX_VALUES_PER_FACET } from '../facets/stepCounts'
import type { UiStateOptions } from '../url/uiState'

export interface StockParametersOptions extends UiStateOptions {
  preset: Pick<SearchPreset, 'refinements'>
  /** `settings.search.excludeZeroPrice`: sorting by lowest price leaves out cars without a price (SEA-22). */
  excludeZeroPrice: boolean
}

const chosen = (refinements: SearchState['refinements'], counted: Facet[]): Record<string, string[]> =>
  Object.fromEntries(counted.map(({ attribute }) => [attribute, [...(refinements[attribute] ?? [])]]))

const ends = (range: SearchRange | undefined): Record<string, number[]> => ({
  ...(range && range.min !== null && { '>=': [range.min] }),
  ...(range && range.max !== null && { '<=': [range.max] }),
})

/**
 * A search as InstantSearch's search parameters, the same for the server's first answer and every later one.
 * `aroundLatLng` holds a postcode here; `stockRequest` replaces it by coordinates.
 */
export const stockParameters = (
  state: SearchState,
  { index, pageSize, paging, preset, excludeZeroPrice }: StockParametersOptions,
) => {
  const { page, hitsPerPage } = resultWindow(state.page, pageSize, paging)
  const counted = countedFacets({ state, preset })
  const values = counted.filter(({ kind }) => kind !== 'range')
  const [all, any] = [
    values.filter(({ operator }) => operator === 'and'),
    values.filter(({ operator }) => operator === 'or'),
  ]
  const filters = [
    ...stateFilters({ refinements: preset.refinements }),
    ...(excludeZeroPrice && state.sort === 'price:asc' ? ['price > 0'] : []),
  ]
  return {
    index: state.sort === defaultSort ? index : `${index}:${state.sort}`,
    query: state.query,
    page: page - 1,
    hitsPerPage,
    maxValuesPerFacet: MAX_VALUES_PER_FACET,
    filters: filters.length > 0 ? filters.join(' AND ') : undefined,
    aroundLatLng: state.near?.postcode,
    aroundRadius: state.near?.km ? state.near.km * 1000 : undefined,
    facets: all.map(({ attribute }) => attribute),
    disjunctiveFacets: counted
      .filter(({ operator }) => operator === 'or')
      .flatMap(({ attribute, steps }) => (steps === null ? [attribute] : [attribute, steps])),
    facetsRefinements: chosen(state.refinements, all),
    disjunctiveFacetsRefinements: chosen(state.refinements, any),
    numericRefinements: Object.fromEntries(
      rangeFacets.map(({ attribute }) => [attribute, ends(state.ranges[attribute])]),
    ),
  }
}
