import { facetLabel } from '@/src/domain/search/facetLabel'
import { rangeFacets, valueFacets } from '@/src/domain/search/facets'
import { type SearchState, toggleRefinement, withQuery, withRange } from '@/src/domain/search/SearchState'
import { rangeWords } from './rangeWords'

export interface AppliedFilter {
  key: string
  label: string
  /** The search without it. */
  without: SearchState
}

/** Everything a search is narrowed by, keyword first, then in the table's order. */
export const appliedFilters = (state: SearchState): AppliedFilter[] => [
  ...(state.query === '' ? [] : [{ key: 'query', label: `“${state.query}”`, without: withQuery(state, '') }]),
  ...valueFacets.flatMap(({ attribute }) =>
    (state.refinements[attribute] ?? []).map((value) => ({
      key: `${attribute}:${value}`,
      label: facetLabel(attribute, value),
      without: toggleRefinement(state, attribute, value),
    })),
  ),
  ...rangeFacets.flatMap(({ attribute, unit }) => {
    const range = state.ranges[attribute]
    return range ? [{ key: attribute, label: rangeWords(unit, range), without: withRange(state, attribute, null) }] : []
  }),
]
