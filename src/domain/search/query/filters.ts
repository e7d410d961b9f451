import { facetOf, type FacetAttribute } from '../facets/facets'
import { wholeMakes } from '../facets/modelTree'
import type { SearchRange, SearchState } from '../url/SearchState'
import type { StockDocument } from '../index/StockDocument'

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

/**
 * Filter of the make and model tree, without one of its two levels when that level is being counted; null when there is
 * none.
 */
const treeFilter = ({ make = [], make_model: models = [] }: SearchState['refinements'], except?: FacetAttribute) => {
  // Makes are counted as if none was chosen; models, among the chosen makes.
  if (except === 'make') return null
  if (except === 'make_model') return make.length > 0 ? oneOf('make', make) : null
  const whole = wholeMakes(make, models)
  const parts = [
    ...(whole.length > 0 ? [oneOf('make', whole)] : []),
    ...(models.length > 0 ? [oneOf('make_model', models)] : []),
  ]
  return parts.length > 1 ? `(${parts.join(' OR ')})` : (parts[0] ?? null)
}

/** Filters of a whole search, to be joined by AND; `except` leaves one facet out, for its disjunctive counts. */
export const stateFilters = (
  { refinements, ranges }: Pick<SearchState, 'refinements'> & Partial<Pick<SearchState, 'ranges'>>,
  except?: FacetAttribute,
): string[] => {
  const tree = treeFilter(refinements, except)
  const filters = tree === null ? [] : [tree]
  for (const [attribute, values] of Object.entries(refinements)) {
    const facet = facetOf(attribute)
    if (!facet || facet.attribute === except || attribute === 'make' || attribute === 'make_model') continue
    filters.push(...refinementFilters(facet.attribute, values))
  }
  for (const [attribute, range] of Object.entries(ranges ?? {})) {
    const facet = facetOf(attribute)
    if (facet && facet.attribute !== except) filters.push(...rangeFilters(facet.attribute, range))
  }
  return filters
}
