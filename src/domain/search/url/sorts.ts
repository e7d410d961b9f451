import { nearSort } from '../query/near'

/**
 * Orders a shopper can pick. The key is the URL's sortBy value and the engine's sort expression at once, but for two:
 * 'recommended' is none: the index's own ranking, which ends with the custom rank, descending (SEA-10, SEA-21);
 * 'distance' is measured from the search's postcode.
 */
export const sorts = [
  { key: 'recommended', label: 'Recommended' },
  { key: 'price:asc', label: 'Price: low to high' },
  { key: 'price:desc', label: 'Price: high to low' },
  { key: 'km:asc', label: 'Kilometres: low to high' },
  { key: 'year:desc', label: 'Year: newest first' },
  { key: 'created_at_timestamp:desc', label: 'Recently added' },
  { key: 'distance', label: 'Distance: nearest first' },
] as const

export type SortKey = (typeof sorts)[number]['key']

export const defaultSort: SortKey = 'recommended'

/** Parses a sortBy value, with or without InstantSearch's index name before it; null when it is not one of ours. */
export const parseSort = (value: string): SortKey | null => {
  const found = sorts.find(({ key }) => key === value || value.endsWith(`:${key}`))
  return found?.key ?? null
}

/** Orders on offer: by distance only once there is a place to measure from. */
export const offeredSorts = (hasPlace: boolean) => sorts.filter(({ key }) => key !== 'distance' || hasPlace)

/** The engine's `sort` parameter. A distance without a place is no order. */
export const engineSort = (key: SortKey, place: Parameters<typeof nearSort>[0] | null = null): string[] => {
  if (key === 'distance') return place ? [nearSort(place)] : []
  return key === 'recommended' ? [] : [key]
}
