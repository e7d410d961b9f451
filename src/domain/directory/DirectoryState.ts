import { searchStateLimits } from '../search/url/SearchState'

/** Orders of a directory, as in the URL's sortBy; the first is the default. */
export const directorySorts = [
  { key: 'name:asc', label: 'A to Z' },
  { key: 'count:desc', label: 'Most in stock' },
] as const

export type DirectorySort = (typeof directorySorts)[number]['key']

/** What a directory page shows, in full: a text, the chosen values of its filters, an order and a page (SRP-32, SRP-33). */
export interface DirectoryState {
  query: string
  /** From 1. */
  page: number
  sort: DirectorySort
  filters: Record<string, string[]>
}

export const emptyDirectoryState: DirectoryState = { query: '', page: 1, sort: 'name:asc', filters: {} }

const { queryLength, valueLength, valuesPerFacet, page: lastPage } = searchStateLimits

const tidyValues = (values: string[]): string[] =>
  [...new Set(values.map((value) => value.trim()))]
    .filter((value) => value !== '' && value.length <= valueLength)
    .slice(0, valuesPerFacet)

const tidyFilters = (names: readonly string[], valuesOf: (name: string) => string[]): DirectoryState['filters'] =>
  Object.fromEntries(
    names
      .map((name): [string, string[]] => [name, tidyValues(valuesOf(name))])
      .filter(([, values]) => values.length > 0),
  )

/** The same state within bounds, with no filter but the directory's own. */
export const tidyDirectoryState = (
  { query, page, sort, filters }: DirectoryState,
  names: readonly string[],
): DirectoryState => ({
  query: query.replace(/\s+/g, ' ').trim().slice(0, queryLength).trim(),
  page: Math.min(Math.max(Math.trunc(page) || 1, 1), lastPage),
  sort,
  filters: tidyFilters(names, (name) => (Object.hasOwn(filters, name) ? (filters[name] ?? []) : [])),
})

export const parseDirectorySort = (text: string | null): DirectorySort | null =>
  directorySorts.find(({ key }) => key === text)?.key ?? null

/** Parses a directory's query string with these filters; unknown parameters are ignored. */
export const parseDirectoryParams = (params: URLSearchParams, names: readonly string[]): DirectoryState => {
  const page = params.get('page') ?? ''
  return tidyDirectoryState(
    {
      query: params.get('query') ?? '',
      page: /^\d{1,6}$/.test(page) ? Number(page) : 1,
      sort: parseDirectorySort(params.get('sortBy')) ?? emptyDirectoryState.sort,
      filters: Object.fromEntries(names.map((name) => [name, params.getAll(name)])),
    },
    names,
  )
}

/** A link to a directory: its path, and a query string when something differs from the start. */
export const directoryHref = (path: string, { query, page, sort, filters }: DirectoryState): string => {
  const params = new URLSearchParams()
  if (query !== '') params.set('query', query)
  for (const [name, values] of Object.entries(filters)) for (const value of values) params.append(name, value)
  if (sort !== emptyDirectoryState.sort) params.set('sortBy', sort)
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text === '' ? path : `${path}?${text}`
}

/** Adds or removes one value of a filter, and returns to page 1 (SRP-04). */
export const toggleDirectoryFilter = (state: DirectoryState, name: string, value: string): DirectoryState => {
  const { [name]: current = [], ...others } = state.filters
  const next = current.includes(value) ? current.filter((other) => other !== value) : [...current, value]
  return { ...state, page: 1, filters: next.length > 0 ? { ...others, [name]: next } : others }
}

/** Whether a text or a filter narrows the directory; an order does not. */
export const isNarrowed = ({ query, filters }: DirectoryState): boolean =>
  query !== '' || Object.keys(filters).length > 0
