import { rangeFacets, valueFacets } from '../facets/facets'
import { tidyNear } from '../query/near'
import { type Paging, resultWindow } from '../results/resultWindow'
import { emptySearchState, type SearchRange, type SearchState, tidySearchState } from './SearchState'
import { defaultSort, parseSort } from './sorts'
import { formatRange } from './rangeParam'
import { parseRange } from './searchAddress'

/** One index of InstantSearch's UiState, as far as a search page uses it; `near` is ours: 'postcode:km'. */
export interface StockUiState {
  query?: string
  /** From 1. */
  page?: number
  /** Cars of a growing list; absent: one page of them. */
  hitsPerPage?: number
  /** Name of the index and its order: 'stock:price:asc'. */
  sortBy?: string
  refinementList?: Record<string, string[]>
  /** 'min:max', either side open. */
  range?: Record<string, string>
  near?: string
}

export interface UiStateOptions {
  index: string
  pageSize: number
  paging: Paging
}

/** A search as InstantSearch's UiState: what is not chosen is left out. The inverse of `fromUiState`. */
export const toUiState = (state: SearchState, { index, pageSize, paging }: UiStateOptions): StockUiState => {
  const { query, page, sort, refinements, ranges, near } = tidySearchState(state)
  const { grown } = resultWindow(page, pageSize, paging)
  const lists = valueFacets.flatMap(({ attribute }) => {
    const values = refinements[attribute]
    return values ? [[attribute, values] as const] : []
  })
  const spans = rangeFacets.flatMap(({ attribute }) => {
    const range = ranges[attribute]
    return range ? [[attribute, formatRange(range)] as const] : []
  })
  return {
    ...(query !== '' && { query }),
    ...(page > 1 && (grown ? { hitsPerPage: page * pageSize } : { page })),
    ...(sort !== defaultSort && { sortBy: `${index}:${sort}` }),
    ...(lists.length > 0 && { refinementList: Object.fromEntries(lists) }),
    ...(spans.length > 0 && { range: Object.fromEntries(spans) }),
    ...(near && { near: `${near.postcode}:${near.km ?? ''}` }),
  }
}

const nearOf = (text: string): Pick<SearchState, 'near'> => {
  const [postcode = '', km = ''] = text.split(':')
  const near = tidyNear({ postcode, km: km === '' ? null : Number(km) })
  return near ? { near } : {}
}

/** The search of a UiState, in its canonical form; unknown facets and senseless values are left out. */
export const fromUiState = (ui: StockUiState, { pageSize }: UiStateOptions): SearchState => {
  const refinements: SearchState['refinements'] = {}
  for (const { attribute } of valueFacets) refinements[attribute] = ui.refinementList?.[attribute] ?? []
  const ranges: Partial<Record<string, SearchRange>> = {}
  for (const { attribute } of rangeFacets) {
    const range = parseRange(ui.range?.[attribute] ?? '')
    if (range) ranges[attribute] = range
  }
  return tidySearchState({
    ...emptySearchState,
    query: ui.query ?? '',
    page: ui.hitsPerPage ? Math.round(ui.hitsPerPage / pageSize) : (ui.page ?? 1),
    sort: parseSort(ui.sortBy ?? '') ?? defaultSort,
    refinements,
    ranges,
    ...nearOf(ui.near ?? ''),
  })
}
