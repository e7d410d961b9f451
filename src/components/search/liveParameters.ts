import type { PlainSearchParameters } from 'algoliasearch-helper'
import { facets } from '@/src/domain/search/facets'
import { stateFilters } from '@/src/domain/search/filters'
import { resultWindow } from '@/src/domain/search/resultWindow'
import { instantSearchSort } from '@/src/domain/search/sorts'
import type { LiveAsked } from './liveResult'
import type { SearchSetup } from './searchSetup'

type Setup = Pick<SearchSetup, 'index' | 'pageSize' | 'paging' | 'preset'>

const disjunctive = facets.filter(({ operator }) => operator === 'or').map(({ attribute }) => attribute)
const conjunctive = facets.filter(({ operator }) => operator === 'and').map(({ attribute }) => attribute)

const chosen = (refinements: Record<string, readonly string[]>, among: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(refinements).flatMap(([name, values]) => (among.includes(name) ? [[name, [...values]]] : [])),
  )

/**
 * A search in InstantSearch's own words: every facet of the table counted, those chosen refined. A growing list asks for
 * all its pages at once (`resultWindow`).
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
      Object.entries(state.ranges).map(([name, { min, max }]) => [
        name,
        { ...(min !== null && { '>=': [min] }), ...(max !== null && { '<=': [max] }) },
      ]),
    ),
    ...(filters !== '' && { filters }),
    ...(place && state.near?.km && { aroundLatLng: `${place.lat}, ${place.lng}`, aroundRadius: state.near.km * 1000 }),
  }
}
