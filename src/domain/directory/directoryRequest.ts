import { type CarSearchRequest, carSearchSchema } from '../search/query/carSearchRequest'
import { emptyDirectoryState, parseDirectorySort, tidyDirectoryState } from './DirectoryState'
import type { DirectoryAsk } from './directoryWindow'

/** Body of `POST /api/search/directory/{name}`: the very body of a stock search (SEA-08, SEA-14). */
export const directorySchema = carSearchSchema

const valuesOf = (wanted: CarSearchRequest['filters'][string]): string[] | null => {
  if (Array.isArray(wanted)) return wanted.map(String)
  return typeof wanted === 'object' ? null : [String(wanted)]
}

/** The search a request makes in a directory with these filters, and the filters that are not the directory's. */
export const directoryRequest = (
  { filters, query, sort, offset, hitsPerPage, search_filters }: CarSearchRequest,
  names: readonly string[],
  pageSize: number,
): { ask: DirectoryAsk; unknown: string[] } => {
  const unknown = Object.entries(filters).flatMap(([name, wanted]) =>
    names.includes(name) && valuesOf(wanted) !== null ? [] : [name],
  )
  const tidy = tidyDirectoryState(
    {
      ...emptyDirectoryState,
      query,
      sort: sort.map(parseDirectorySort).find((key) => key !== null) ?? emptyDirectoryState.sort,
      filters: Object.fromEntries(Object.entries(filters).map(([name, wanted]) => [name, valuesOf(wanted) ?? []])),
    },
    names,
  )
  return {
    ask: {
      query: tidy.query,
      filters: tidy.filters,
      sort: tidy.sort,
      offset,
      hitsPerPage: hitsPerPage ?? pageSize,
      search_filters,
    },
    unknown,
  }
}
