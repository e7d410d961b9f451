import { facetOf, facetOfParam, facets, rangeFacets, type Facet } from '../facets/facets'
import { tidyNear } from '../query/near'
import { formatRange, rangeParam } from './rangeParam'
import { emptySearchState, tidySearchState, type SearchRange, type SearchState } from './SearchState'
import { defaultSort, parseSort } from './sorts'

/** `settings.search.urlStyle` (SRP-02). */
export type UrlStyle = 'flat' | 'bracket'

const decimal = /^\d{1,15}(\.\d{1,6})?$/

const readBound = (text: string): number | null => (decimal.test(text) ? Number(text) : null)

/** Parses 'min:max' with either side open (SRP-31); null when it is not a range. */
export const parseRange = (text: string): SearchRange | null => {
  const parts = text.split(':')
  if (parts.length !== 2) return null
  const [min, max] = [readBound(parts[0] ?? ''), readBound(parts[1] ?? '')]
  return min === null && max === null ? null : { min, max }
}

/** A range given one value means just that value: '7' is seven seats. */
const readRange = (text: string): SearchRange | null => parseRange(text) ?? parseRange(`${text}:${text}`)

/** The two fields of a plain form, 'price_min' and 'price_max', as typed: '$12,500'; null when both are empty. */
const formEnds = (params: URLSearchParams, param: string): SearchRange | null => {
  const end = (name: string) => readBound((params.get(`${param}_${name}`) ?? '').replace(/[$,\s]|km$/gi, ''))
  const [one, other] = [end('min'), end('max')]
  if (one === null && other === null) return null
  return one !== null && other !== null && one > other ? { min: other, max: one } : { min: one, max: other }
}

/** 'refinementList[make][0]', 'range[price]', 'toggle[certified]' and the like; undefined: no such facet. */
const facetOfBracket = (name: string): Facet | undefined => {
  const match = /^(?:refinementList|range|toggle|menu|hierarchicalMenu)\[([a-z_]{1,40})\](?:\[\d{0,4}\])?$/.exec(name)
  return match?.[1] === undefined ? undefined : facetOf(match[1])
}

const readPage = (text: string | null): number => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 1)

/**
 * The search in a query string. Parses the flat and the bracket style on every page (SRP-02); unknown parameters and
 * invalid values are ignored, so that every query string is valid.
 */
export const parseSearchParams = (params: URLSearchParams): SearchState => {
  const state: SearchState = { ...emptySearchState, refinements: {}, ranges: {} }
  state.query = params.get('query') ?? ''
  state.page = readPage(params.get('page'))
  state.sort = parseSort(params.get('sortBy') ?? '') ?? defaultSort
  const near = tidyNear({ postcode: params.get('postcode') ?? '', km: readBound(params.get('distance') ?? '') })
  if (near) state.near = near
  for (const [name, value] of params) {
    const facet = facetOfParam(name) ?? facetOfBracket(name)
    if (facet === undefined) continue
    if (facet.kind === 'range') {
      const range = readRange(value)
      if (range !== null) state.ranges[facet.attribute] = range
    } else if (facet.kind !== 'toggle' || value === 'true' || value === 'false') {
      state.refinements[facet.attribute] = [...(state.refinements[facet.attribute] ?? []), value]
    }
  }
  for (const { attribute, param } of rangeFacets) {
    const ends = formEnds(params, param)
    if (ends !== null) state.ranges[attribute] = ends
  }
  return tidySearchState(state)
}

const writeFacet = (params: URLSearchParams, facet: Facet, state: SearchState, style: UrlStyle): void => {
  const { attribute, kind, param } = facet
  if (kind === 'range') {
    const range = state.ranges[attribute]
    if (range !== undefined) params.append(rangeParam(facet, style), formatRange(range))
    return
  }
  const values = state.refinements[attribute] ?? []
  const group = kind === 'toggle' ? 'toggle' : 'refinementList'
  values.forEach((value, position) => {
    const bracket = kind === 'toggle' ? `${group}[${attribute}]` : `${group}[${attribute}][${position}]`
    params.append(style === 'flat' ? param : bracket, value)
  })
}

/** The query string of a search, in the site's style; defaults are left out, so an untouched search has none. */
export const toSearchParams = (state: SearchState, style: UrlStyle): URLSearchParams => {
  const tidy = tidySearchState(state)
  const params = new URLSearchParams()
  if (tidy.query !== '') params.set('query', tidy.query)
  for (const facet of facets) writeFacet(params, facet, tidy, style)
  if (tidy.near) params.set('postcode', tidy.near.postcode)
  if (tidy.near?.km) params.set('distance', String(tidy.near.km))
  if (tidy.sort !== defaultSort) params.set('sortBy', tidy.sort)
  if (tidy.page > 1) params.set('page', String(tidy.page))
  return params
}

/** Whether two searches are the same one. */
export const sameSearch = (one: SearchState, other: SearchState): boolean =>
  toSearchParams(one, 'flat').toString() === toSearchParams(other, 'flat').toString()

/** A link to a search: path, and the query string when there is one. */
export const searchHref = (path: string, state: SearchState, style: UrlStyle): string => {
  const query = toSearchParams(state, style).toString()
  return query === '' ? path : `${path}?${query}`
}
