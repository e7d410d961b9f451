import { facetOf, type FacetAttribute } from './facets'
import type { SearchRange, SearchState } from './SearchState'
import type { StockDocument } from './StockDocument'

/**
 * A value as a filter literal. Quotes and backslashes are escaped, so no value can end the literal; the stock document
 * holds no backslash, so a value with one simply matches nothing.
 */
export const quote = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

const oneOf = (attribute: string, values: string[]): string => `${attribute} IN [${values.map(quote).join(', ')}]`

/** Filters of one facet's values: one that holds for any of them, or one for each when the facet wants them all. */
export const refinementFilters = (attribute: FacetAttribute, values: string[]): string[] => {
  if (values.length === 0) return []
  if (facetOf(attribute)?.operator === 'and') return values.map((value) => `${attribute} = ${quote(value)}`)
  return [oneOf(attribute, values)]
}

/** Filters of a range, both ends included. */
export const rangeFilters = (attribute: keyof StockDocument, range: SearchRange): string[] => [
  ...(range.min === null ? [] : [`${attribute} >= ${range.min}`]),
  ...(range.max === null ? [] : [`${attribute} <= ${range.max}`]),
]

/** Filters of a whole search, to be joined by AND; `except` leaves one facet out, for its disjunctive counts. */
export const stateFilters = (
  { refinements, ranges }: Pick<SearchState, 'refinements'> & Partial<Pick<SearchState, 'ranges'>>,
  except?: FacetAttribute,
): string[] => {
  const filters: string[] = []
  for (const [attribute, values] of Object.entries(refinements)) {
    const facet = facetOf(attribute)
    if (facet && facet.attribute !== except) filters.push(...refinementFilters(facet.attribute, values))
  }
  for (const [attribute, range] of Object.entries(ranges ?? {})) {
    const facet = facetOf(attribute)
    if (facet && facet.attribute !== except) filters.push(...rangeFilters(facet.attribute, range))
  }
  return filters
}
