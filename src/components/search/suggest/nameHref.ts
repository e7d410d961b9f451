import { emptySearchState, type SearchState, withRefinement } from '@/src/domain/search/url/SearchState'
import type { NameSuggestion } from '@/src/domain/search/facets/suggestNames'
import { searchHref, type UrlStyle } from '@/src/domain/search/url/urlState'

/** The page of a suggested make, model or body, with the filters of the present search that still fit. */
export const nameHref = ({ kind, path }: NameSuggestion, state: SearchState, style: UrlStyle): string => {
  const { query: _typed, ...filters } = state
  const from = { ...emptySearchState, ...filters, page: 1 }
  const kept = kind === 'body' ? withRefinement(from, 'simple_body', []) : withoutNames(from)
  return searchHref(path, kept, style)
}

const withoutNames = (state: SearchState): SearchState => ({
  ...state,
  refinements: { ...state.refinements, make: [], make_model: [], badge: [], series: [], model: [] },
})
