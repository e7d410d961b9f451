import { facets, type FacetAttribute } from './facets'
import { defaultSort, type SortKey } from './sorts'

/** A range a shopper chose; null: open on that side. */
export interface SearchRange {
  min: number | null
  max: number | null
}

/** What a search page shows, in full: the URL's content, and the input of every query (SRP-01). */
export interface SearchState {
  query: string
  /** From 1. */
  page: number
  sort: SortKey
  refinements: Partial<Record<FacetAttribute, string[]>>
  ranges: Partial<Record<FacetAttribute, SearchRange>>
}

/** Bounds that keep a hostile URL cheap. */
export const searchStateLimits = { queryLength: 200, valueLength: 120, valuesPerFacet: 50, page: 1000 } as const

export const emptySearchState: SearchState = { query: '', page: 1, sort: defaultSort, refinements: {}, ranges: {} }

const tidyValues = (values: string[]): string[] =>
  [...new Set(values.map((value) => value.trim()))]
    .filter((value) => value !== '' && value.length <= searchStateLimits.valueLength)
    .slice(0, searchStateLimits.valuesPerFacet)

const bound = (value: number | null): number | null =>
  value === null || !Number.isFinite(value) || value < 0 || value > Number.MAX_SAFE_INTEGER ? null : value

/** The same search in its one canonical form: facets in table order, no empty parts, everything within bounds. */
export const tidySearchState = (state: SearchState): SearchState => {
  const tidy: SearchState = {
    query: state.query.replace(/\s+/g, ' ').trim().slice(0, searchStateLimits.queryLength).trim(),
    page: Math.min(Math.max(Math.trunc(state.page) || 1, 1), searchStateLimits.page),
    sort: state.sort,
    refinements: {},
    ranges: {},
  }
  for (const { attribute, kind } of facets) {
    if (kind === 'range') {
      const range = state.ranges[attribute]
      const min = bound(range?.min ?? null)
      const max = bound(range?.max ?? null)
      if (min !== null || max !== null) tidy.ranges[attribute] = { min, max }
    } else {
      const values = tidyValues(state.refinements[attribute] ?? [])
      if (values.length > 0) tidy.refinements[attribute] = values
    }
  }
  return tidy
}

/** Any refinement change goes back to page 1 (SRP-04). An empty list clears the facet. */
export const withRefinement = (state: SearchState, attribute: FacetAttribute, values: string[]): SearchState =>
  tidySearchState({ ...state, page: 1, refinements: { ...state.refinements, [attribute]: values } })

/** Adds or takes away one value of a facet; page 1 again (SRP-04). */
export const toggleRefinement = (state: SearchState, attribute: FacetAttribute, value: string): SearchState => {
  const current = state.refinements[attribute] ?? []
  const next = current.includes(value) ? current.filter((other) => other !== value) : [...current, value]
  return withRefinement(state, attribute, next)
}

/** Sets a range, or clears it with null (SRP-07: a cleared slider is at the facet's own min and max); page 1 again. */
export const withRange = (state: SearchState, attribute: FacetAttribute, range: SearchRange | null): SearchState =>
  tidySearchState({ ...state, page: 1, ranges: { ...state.ranges, [attribute]: range ?? undefined } })

export const withQuery = (state: SearchState, query: string): SearchState =>
  tidySearchState({ ...state, page: 1, query })

export const withSort = (state: SearchState, sort: SortKey): SearchState => ({ ...state, page: 1, sort })

/** Clears keyword, facets and ranges; the chosen order stays. */
export const clearRefinements = (state: SearchState): SearchState => ({ ...emptySearchState, sort: state.sort })

/** How many refinements are on: one per value, one per range, one for a keyword. */
export const countRefinements = (state: SearchState): number =>
  Object.values(state.refinements).reduce((sum, values) => sum + values.length, 0) +
  Object.keys(state.ranges).length +
  (state.query === '' ? 0 : 1)
