import { facetOf, facets, type Facet, type FacetAttribute } from '../facets/facets'
import { nearFilters, type NearPlace } from './near'
import { stateFilters } from './filters'
import type { SearchPreset } from '../url/resolveSearchPath'
import type { SearchState } from '../url/SearchState'
import { engineSort } from '../url/sorts'
import { withSteps } from '../facets/stepCounts'

/** One query of a multi-search, as the engine takes it. */
export interface EngineQuery {
  indexUid: string
  q: string
  filter: string[]
  facets: string[]
  sort: string[]
  page: number
  hitsPerPage: number
  matchingStrategy: 'all'
}

export interface SearchQueryInput {
  index: string
  /** The site's filter (`siteFilter`). */
  scope: string
  preset: Pick<SearchPreset, 'refinements'> | null
  state: SearchState
  pageSize: number
  /** `settings.search.excludeZeroPrice`: 'price:asc' leaves out cars without a price (SEA-22). */
  excludeZeroPrice: boolean
  /** Place of the search's postcode; null when it has none, or the postcode is unknown. */
  near?: NearPlace | null
  /** Facets to count; all by default. */
  counted?: readonly Facet[]
}

/** Facets whose counts must ignore their own refinement: any-of facets and ranges in use. */
const disjunctive = (state: SearchState): FacetAttribute[] =>
  [...Object.keys(state.refinements), ...Object.keys(state.ranges)].flatMap((attribute) => {
    const facet = facetOf(attribute)
    return facet && facet.operator === 'or' ? [facet.attribute] : []
  })

/**
 * The queries of one search page: the hits with the counts of the facets, then for each refined any-of facet and each
 * range its own counts without its own refinement. Their order is what `readSearchResult` expects.
 */
export const searchQueries = (input: SearchQueryInput): { queries: EngineQuery[]; disjunctive: FacetAttribute[] } => {
  const { index, scope, preset, state, pageSize, excludeZeroPrice, near = null, counted = facets } = input
  const sort = engineSort(state.sort, near)
  const fixed = [
    scope,
    ...(near && state.near ? nearFilters(near, state.near.km) : []),
    ...stateFilters({ refinements: preset?.refinements ?? {} }),
    ...(excludeZeroPrice && state.sort === 'price:asc' ? ['price > 0'] : []),
  ]
  const base = { indexUid: index, q: state.query, matchingStrategy: 'all' as const }
  const split = disjunctive(state)
  const main: EngineQuery = {
    ...base,
    filter: [...fixed, ...stateFilters(state)],
    // Also counts chosen values that are too rare for their facet's own counts, among the cars found.
    facets: withSteps(
      counted.flatMap(({ attribute, kind }) => (split.includes(attribute) && kind === 'range' ? [] : attribute)),
    ),
    sort,
    page: state.page,
    hitsPerPage: pageSize,
  }
  const others = split.map((attribute) => ({
    ...base,
    filter: [...fixed, ...stateFilters(state, attribute)],
    facets: withSteps([attribute]),
    sort: [],
    page: 1,
    hitsPerPage: 0,
  }))
  return { queries: [main, ...others], disjunctive: split }
}
