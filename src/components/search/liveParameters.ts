import type { PlainSearchParameters } from 'algoliasearch-helper'
import { facets, rangeFacets } from '@/src/domain/search/facets'
import { stateFilters } from '@/src/domain/search/filters'
import type { SearchRange } from '@/src/domain/search/SearchState'
import { resultWindow } from '@/src/domain/search/resultWindow'
import { instantSearchSort } from '@/src/domain/search/sorts'
import type { LiveAsked } from './liveResult'
import type { SearchSetup } from './searchSetup'

type Setup = Pick<SearchSetup, 'index' | 'pageSize' | 'paging' | 'preset'>

const disjunctive = facets.filter(({ operator }) => operator === 'or').map(({ attribute }) => attribute)
const conjunctive = facets.filter(({ operator }) => operator === 'and').map(({ attribute }) => attribute)

const chosen = (refinements: Record<string, readonly string[]>, of: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(of.map((name) => [name, [...(refinements[name] ?? [])]]))

const ends = (range: SearchRange | undefined): Record<string, number[]> => ({
  ...(range && range.min !== null && { '>=': [range.min] }),
  ...(range && range.max !== null && { '<=': [range.max] }),
})

/**
 * A search in InstantSearch's own words: every facet of the table counted, those chosen refined. A growing list asks for
 * all its pages at once (`resultWindow`). Everything is named, what is not chosen too: InstantSearch adds to what it has.
 */
export const liveParameters = (
  { index, pageSize, paging, preset }: Setup,
  { state, near: place }: LiveAsked,
): PlainSearchParameters => {
  const { page, hitsPerPage } = resultWindow(state.page, pageSize, paging)
  const filters = stateFilters({ refinements: preset.refinements }).join(' AND ')
  return {
    index: instantSearchSort(index, state.sort, place),
    query: state.query,
    page: page - 1,
    hitsPerPage,
    maxValuesPerFacet: Math.max(...facets.map(({ limit }) => limit)),
    facets: conjunctive,
    disjunctiveFacets: disjunctive,
    facetsRefinements: chosen(state.refinements, conjunctive),
    disjunctiveFacetsRefinements: chosen(state.refinements, disjunctive),
    numericRefinements: Object.fromEntries(
      rangeFacets.map(({ attribute }) => [attribute, ends(state.ranges[attribute])]),
    ),
    ...(filters !== '' && { filters }),
    ...(place && state.near?.km
      ? { aroundLatLng: `${place.lat}, ${place.lng}`, aroundRadius: state.near.km * 1000 }
      : { aroundLatLng: '' }),
  }
}
