import { facets, type FacetAttribute } from '../facets/facets'
import { modelsOfMakes } from '../facets/modelTree'
import { type SearchNear, tidyNear } from '../query/near'
import { defaultSort, type SortKey } from './sorts'

/** A chosen range; null for no limit on that side. */
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
  /** Around a postcode (ALRT-05); absent: everywhere. */
  near?: SearchNear
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

/** Searches that are in that form already; none is ever changed. A page has hundreds of links, each to one made from its own. */
const tidied = new WeakSet<SearchState>()

/** The same search in its one canonical form: facets in table order, no empty parts, everything within bounds. */
export const tidySearchState = (state: SearchState): SearchState => {
  if (tidied.has(state)) return state
  const near = tidyNear(state.near)
  const tidy: SearchState = {
    query: state.query.replace(/\s+/g, ' ').trim().slice(0, searchStateLimits.queryLength).trim(),
    page: Math.min(Math.max(Math.trunc(state.page) || 1, 1), searchStateLimits.page),
    // Without a postcode there is no distance to sort by.
    sort: state.sort === 'distance' && near === null ? defaultSort : state.sort,
    refinements: {},
    ranges: {},
    ...(near && { near }),
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
  tidied.add(tidy)
  return tidy
}

/**
 * Any change of a refinement returns to page 1 (SRP-04). An empty list clears the facet. Removing a make removes its
 * models, and removing the last model removes badges and series, so that no hidden value stays chosen.
 */
export const withRefinement = (state: SearchState, attribute: FacetAttribute, values: string[]): SearchState => {
  const refinements = { ...state.refinements, [attribute]: values }
  if (attribute === 'make') {
    const gone = (state.refinements.make ?? []).filter((make) => !values.includes(make))
    const { make_model: models = [] } = refinements
    refinements.make_model = models.filter((model) => !modelsOfMakes([model], gone).length)
  }
  const hadModels = (state.refinements.make_model ?? []).length > 0
  if (hadModels && !refinements.make_model?.length) Object.assign(refinements, { badge: [], series: [] })
  return tidySearchState({ ...state, page: 1, refinements })
}

/** Adds or removes one value of a facet; returns to page 1 (SRP-04). */
export const toggleRefinement = (state: SearchState, attribute: FacetAttribute, value: string): SearchState => {
  const current = state.refinements[attribute] ?? []
  const next = current.includes(value) ? current.filter((other) => other !== value) : [...current, value]
  return withRefinement(state, attribute, next)
}

/** Sets a range, or clears it with null (SRP-07: a cleared slider is at the facet's own min and max); page 1 again. */
export const withRange = (state: SearchState, attribute: FacetAttribute, range: SearchRange | null): SearchState =>
  tidySearchState({ ...state, page: 1, ranges: { ...state.ranges, [attribute]: range ?? undefined } })

/** Searches around a postcode, or everywhere with null; page 1 again (SRP-04). */
export const withNear = ({ near: _before, ...state }: SearchState, near: SearchNear | null): SearchState =>
  tidySearchState({ ...state, page: 1, ...(near && { near }) })

export const withQuery = (state: SearchState, query: string): SearchState =>
  tidySearchState({ ...state, page: 1, query })

export const withSort = (state: SearchState, sort: SortKey): SearchState => ({ ...state, page: 1, sort })

/** Clears keyword, facets, ranges and place; the chosen order stays. */
export const clearRefinements = (state: SearchState): SearchState =>
  tidySearchState({ ...emptySearchState, sort: state.sort })

/** How many refinements are on: one per value, one per range, one for a keyword, one for a place. */
export const countRefinements = (state: SearchState): number =>
  Object.values(state.refinements).reduce((sum, values) => sum + values.length, 0) +
  Object.keys(state.ranges).length +
  (state.query === '' ? 0 : 1) +
  (state.near ? 1 : 0)
