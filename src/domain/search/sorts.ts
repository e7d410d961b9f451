/**
 * Orders a shopper can pick. The key is the URL's sortBy value and the engine's sort expression at once;
 * 'recommended' is none: the index's own ranking, which ends with the custom rank, descending (SEA-10, SEA-21).
 */
export const sorts = [
  { key: 'recommended', label: 'Recommended' },
  { key: 'price:asc', label: 'Price: low to high' },
  { key: 'price:desc', label: 'Price: high to low' },
  { key: 'km:asc', label: 'Kilometres: low to high' },
  { key: 'year:desc', label: 'Year: newest first' },
  { key: 'created_at_timestamp:desc', label: 'Recently added' },
] as const

export type SortKey = (typeof sorts)[number]['key']

export const defaultSort: SortKey = 'recommended'

/** Reads a sortBy value, with or without the index name InstantSearch puts before it; null: not one of ours. */
export const parseSort = (value: string): SortKey | null => {
  const found = sorts.find(({ key }) => key === value || value.endsWith(`:${key}`))
  return found?.key ?? null
}

/** The engine's `sort` parameter. */
export const engineSort = (key: SortKey): string[] => (key === 'recommended' ? [] : [key])

/** The `value` InstantSearch's sortBy connector expects for a key. */
export const instantSearchSort = (index: string, key: SortKey): string =>
  key === 'recommended' ? index : `${index}:${key}`
