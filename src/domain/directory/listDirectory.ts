import type { FacetItem } from '../search/results/SearchResult'
import { type DirectoryAsk, type DirectoryResult, directoryWindow } from './directoryWindow'
import { matchesWords } from './matchesWords'

/** One filter of a list held in memory: the values an entry has, with the words for each. */
export interface ListFilter<T> {
  name: string
  label: string
  valuesOf: (entry: T) => { value: string; label: string }[]
}

interface ListOptions<T> {
  filters: ListFilter<T>[]
  /** What a text is looked for in. */
  textOf: (entry: T) => string
}

const fits = <T>({ name, valuesOf }: ListFilter<T>, entry: T, chosen: DirectoryAsk['filters']): boolean => {
  const wanted = chosen[name] ?? []
  return wanted.length === 0 || valuesOf(entry).some(({ value }) => wanted.includes(value))
}

const countValues = <T>({ valuesOf }: ListFilter<T>, entries: T[]): FacetItem[] => {
  const items = new Map<string, FacetItem>()
  for (const entry of entries)
    for (const { value, label } of valuesOf(entry))
      items.set(value, { value, label, count: (items.get(value)?.count ?? 0) + 1 })
  return [...items.values()].toSorted((one, other) => one.label.localeCompare(other.label, 'en-AU'))
}

/**
 * A directory search over a list that is no stock, such as offers: any of the values of a filter, all of the filters,
 * all words of the text (SEA-14). A filter's own counts ignore its own choice, as facets of the stock do. The list's
 * order stays.
 */
export const listDirectory = <T>(
  entries: T[],
  ask: DirectoryAsk,
  { filters, textOf }: ListOptions<T>,
): DirectoryResult<T> => {
  const named = entries.filter((entry) => matchesWords(textOf(entry), ask.query))
  const found = (except?: string) =>
    named.filter((entry) => filters.every((filter) => filter.name === except || fits(filter, entry, ask.filters)))
  return {
    ...directoryWindow(found(), ask),
    facets: filters.map((filter) => ({
      name: filter.name,
      label: filter.label,
      items: countValues(filter, found(filter.name)),
    })),
    ms: 0,
    degraded: false,
  }
}
