import type { PlainSearchParameters } from 'algoliasearch-helper'
import { countedFacets } from '@/src/domain/search/countedFacets'
import { type Facet, rangeFacets } from '@/src/domain/search/facets'
import { stateFilters } from '@/src/domain/search/filters'
import type { SearchRange } from '@/src/domain/search/SearchState'
import { resultWindow } from '@/src/domain/search/resultWindow'
import { instantSearchSort } from '@/src/domain/search/sorts'
import type { LiveAsked } from './liveResult'
import type { SearchSetup } from './searchSetup'

type Setup = Pick<SearchSetup, 'index' | 'pageSize' | 'paging' | 'preset'>

const namesOf = (counted: Facet[], operator: Facet['operator']): string[] =>
  counted.filter((facet) => facet.operator === operator).map(({ attribute }) => attribute)

const chosen = (refinements: Record<string, readonly string[]>, of: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(of.map((name) => [name, [...(refinements[name] ?? [])]]))

const ends = (range: SearchRange | undefined): Record<string, number[]> => ({
  ...(range && range.min !== null && { '>=': [range.min] }),
  ...(range && range.max !== null && { '<=': [range.max] }),
})

/**
 * A search in InstantSearch's own words: the page's facets counted, those chosen refined. A growing list asks for
 * all its pages at once (`resultWindow`). Everything is named, what is not chosen too: InstantSearch adds to what it has.
 */
export const liveParameters = (
  { index, pageSize, paging, preset }: Setup,
  { state, near: place }: LiveAsked,
): PlainSearchParameters => {
  const { page, hitsPerPage } = resultWindow(state.page, pageSize, paging)
  const counted = countedFacets({ state, preset })
  const [conjunctive, disjunctive] = [namesOf(counted, 'and'), namesOf(counted, 'or')]
  const filters = stateFilters({ refinements: preset.refinements }).join(' AND ')
  return {
    index: instantSearchSort(index, state.sort, place),
    query: state.query,
    page: page - 1,
    hitsPerPage,
    maxValuesPerFacet: Math.max(...counted.map(({ limit }) => limit)),
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
