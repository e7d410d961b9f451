import { FACET_LIMITS } from '@/src/domain/constants/search'
import type { IndexedStockDocument, StockDocument } from '../index/StockDocument'

/** How a facet is shown: logo tiles, a checklist, a two-handled slider, a switch, a tree, colour dots. */
export type FacetKind = 'tile' | 'list' | 'range' | 'toggle' | 'hierarchy' | 'swatch'

interface FacetOptions {
  /** URL parameter of the flat style (SRP-01); the attribute itself unless told otherwise. */
  param?: string
  /** Where the panel puts it: open, behind 'More filters', or nowhere (URL and counts only). */
  group?: 'main' | 'more' | 'hidden'
  /** Several values mean any of them ('or', counted disjunctively) or all of them ('and'). */
  operator?: 'or' | 'and'
  /** Most values listed (SEA-07). */
  limit?: number
  /** The panel offers a box to search its values. */
  searchable?: boolean
  unit?: FacetUnit | null
  /** Attribute whose values a range's histogram counts, when the range's own are too many for the engine to count. */
  steps?: Extract<keyof IndexedStockDocument, `${string}_step`> | null
}

export type FacetUnit = 'dollars' | 'dollarsWeekly' | 'km' | 'year' | 'seats' | 'litres' | 'seconds'

const facet = <const A extends keyof StockDocument, const K extends FacetKind>(
  attribute: A,
  kind: K,
  label: string,
  options: FacetOptions = {},
) => {
  const { param = attribute, group = 'more', operator = 'or', limit = 20, searchable = false } = options
  const { unit = null, steps = null } = options
  return { attribute, kind, label, param, group, operator, limit, searchable, unit, steps }
}

/**
 * The one table of facets (SEA-01..03, SEA-06, SEA-07). It drives the index settings, the filter panel and the URL in
 * both directions: a new facet is a row here, and `search` in the row of the car field when its data is new.
 */
export const facetRows = [
  facet('car_type', 'list', 'Condition', { group: 'main', limit: 3 }),
  // Only of a group in several states; for its shoppers the first question.
  facet('state', 'list', 'State', { group: 'main', limit: 10 }),
  facet('make', 'tile', 'Make', { group: 'main', limit: 200, searchable: true }),
  facet('make_model', 'hierarchy', 'Model', { group: 'main', limit: FACET_LIMITS.make_model, searchable: true }),
  facet('badge', 'list', 'Badge', { group: 'main', limit: 50, searchable: true }),
  facet('price', 'range', 'Price', { group: 'main', unit: 'dollars', steps: 'price_step' }),
  facet('simple_body', 'tile', 'Body type', { group: 'main', limit: 30 }),
  facet('year', 'range', 'Year', { group: 'main', unit: 'year' }),
  facet('km', 'range', 'Kilometres', { group: 'main', unit: 'km', steps: 'km_step' }),
  facet('simple_fuel', 'list', 'Fuel', { group: 'main' }),
  facet('simple_transmission', 'list', 'Transmission', { group: 'main' }),
  facet('dealership_name', 'list', 'Dealership', { limit: FACET_LIMITS.dealership, searchable: true }),
  facet('city', 'list', 'Suburb', { limit: FACET_LIMITS.city, searchable: true }),
  facet('location_name', 'list', 'Location', { limit: 40, searchable: true }),
  facet('colour', 'swatch', 'Colour', { limit: 30 }),
  facet('seats', 'range', 'Seats', { unit: 'seats' }),
  facet('engine_size_litres', 'range', 'Engine size', { param: 'engine', unit: 'litres' }),
  facet('drive', 'list', 'Drive', { limit: 10 }),
  facet('series', 'list', 'Series', { limit: 30, searchable: true }),
  facet('price_range', 'list', 'Price range', { group: 'hidden' }),
  facet('weekly_price', 'range', 'Weekly payment', { unit: 'dollarsWeekly' }),
  facet('weekly_price_range', 'list', 'Weekly payment', { group: 'hidden', limit: 12 }),
  facet('subscription_price', 'range', 'Subscription per week', { group: 'hidden', unit: 'dollarsWeekly' }),
  facet('filtered_features', 'list', 'Features', { operator: 'and', limit: 60, searchable: true }),
  facet('tag', 'list', 'Tag', { limit: 20 }),
  facet('certified', 'toggle', 'Certified', { limit: 2 }),
  facet('categories', 'list', 'Category', { group: 'hidden' }),
  facet('item_type', 'list', 'Vehicle type', { limit: 4 }),
  facet('model', 'list', 'Model', { group: 'hidden', limit: 100 }),
  facet('body', 'list', 'Body', { group: 'hidden', limit: 40 }),
  facet('fuel', 'list', 'Fuel detail', { group: 'hidden' }),
  facet('transmission', 'list', 'Transmission detail', { group: 'hidden' }),
  facet('status', 'list', 'Availability', { group: 'hidden', limit: 3 }),
  facet('dealership_slug', 'list', 'Dealership', { group: 'hidden', limit: 40 }),
  facet('created_at_timestamp', 'range', 'Listed', { group: 'hidden', unit: 'seconds' }),
]
