import type { FacetAttribute } from '../facets/facets'
import { conditionNames } from '@/src/domain/stock/normalise/conditionNames'

/** Values a path segment may name, per site, with their slugs. */
export interface SearchLookups {
  makes: { slug: string; value: string }[]
  models: { makeSlug: string; slug: string; value: string }[]
  bodies: { slug: string; value: string }[]
  dealerships: { slug: string; value: string }[]
}

/** What a search path fixes: shown as the page's subject, applied to every query of the page, never in its query string. */
export interface SearchPreset {
  kind: 'all' | 'carType' | 'make' | 'model' | 'body' | 'dealership'
  /** The one address of this landing page. */
  path: string
  /** 'Used Cars', 'Toyota Corolla', 'SUV'. */
  title: string
  refinements: Partial<Record<FacetAttribute, string[]>>
}

export const defaultSearchPath = '/search/new-used-and-demo-cars/'

const carTypes = ['new', 'used', 'demo'] as const
type CarType = (typeof carTypes)[number]

/** Fixed car-type paths (RTE-14..18), matched before anything else (RTE-23). */
const fixedPaths: Record<string, readonly CarType[]> = {
  'new-used-and-demo-cars': carTypes,
  'used-cars': ['used'],
  'new-cars': ['new'],
  'demo-cars': ['demo'],
  'new-and-demo-cars': ['new', 'demo'],
}

const listWords = (words: string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const allStock: SearchPreset = {
  kind: 'all',
  path: defaultSearchPath,
  title: 'New, Used and Demo Cars',
  refinements: {},
}

/** The one segment for some car types, in whatever order they were named: 'demo-and-used-cars' is 'used-and-demo-cars'. */
const carTypeSegment = (types: readonly CarType[]): string => `${types.join('-and-')}-cars`

const carTypePreset = (types: readonly CarType[]): SearchPreset =>
  types.length === carTypes.length
    ? allStock
    : {
        kind: 'carType',
        path: `/search/${carTypeSegment(types)}`,
        title: `${listWords(types.map((type) => conditionNames[type]))} Cars`,
        refinements: { car_type: [...types] },
      }

/** `/search/{cartype}-cars` (RTE-19): one car type, or several joined by '-' and '-and-'; null for anything else. */
const namedCarTypes = (segment: string): CarType[] | null => {
  if (!segment.endsWith('-cars')) return null
  const words = segment.slice(0, -'-cars'.length).replaceAll('-and-', '-').split('-')
  const types = carTypes.filter((type) => words.includes(type))
  return types.length === words.length && types.length > 0 ? types : null
}

/**
 * The preset of a path that is the same on every site: all stock, or car types (RTE-14..19). Null for any other path.
 */
export const fixedPreset = ([segment, ...rest]: string[]): SearchPreset | null => {
  if (segment === undefined) return allStock
  if (rest.length > 0) return null
  const types = (Object.hasOwn(fixedPaths, segment) ? fixedPaths[segment] : null) ?? namedCarTypes(segment)
  return types ? carTypePreset(types) : null
}

const oneSegment = (segment: string, lookups: SearchLookups): SearchPreset | null => {
  const path = `/search/${segment}`
  const named = (list: { slug: string; value: string }[]) => list.find(({ slug }) => slug === segment)
  const make = named(lookups.makes)
  if (make) return { kind: 'make', path, title: make.value, refinements: { make: [make.value] } }
  const body = named(lookups.bodies)
  if (body) return { kind: 'body', path, title: body.value, refinements: { simple_body: [body.value] } }
  const dealership = named(lookups.dealerships)
  if (!dealership) return null
  return { kind: 'dealership', path, title: dealership.value, refinements: { dealership_slug: [dealership.slug] } }
}

const twoSegments = (makeSlug: string, modelSlug: string, lookups: SearchLookups): SearchPreset | null => {
  const make = lookups.makes.find(({ slug }) => slug === makeSlug)
  const model = lookups.models.find((row) => row.makeSlug === makeSlug && row.slug === modelSlug)
  if (!make || !model) return null
  return {
    kind: 'model',
    path: `/search/${makeSlug}/${modelSlug}`,
    title: `${make.value} ${model.value}`,
    refinements: { make_model: [`${make.value}|${model.value}`] },
  }
}

/**
 * The preset of a search path (RTE-14..24). One segment is tried as fixed car-type path, `{cartype}-cars`, make, body,
 * dealership, in this order (RTE-23). Null when the path means nothing on this site: 404.
 */
export const resolveSearchPath = (segments: string[], lookups: SearchLookups): SearchPreset | null => {
  const [first, second, ...rest] = segments
  const fixed = fixedPreset(segments)
  if (fixed || first === undefined || rest.length > 0) return fixed
  return second === undefined ? oneSegment(first, lookups) : twoSegments(first, second, lookups)
}
