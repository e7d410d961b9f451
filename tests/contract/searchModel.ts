import type { IndexedStockDocument } from '@/src/domain/search/index/StockDocument'

/**
 * What a search should find, worked out car by car, without the engine and without the code that talks to it. The rules
 * are written here a second time, from the specification: facets narrow each other (AND), values of one facet widen it
 * (OR, features: AND), a make is narrowed by its own models only.
 */
export interface ModelSearch {
  site: string
  soldDays: number
  words: string[]
  values: Record<string, string[]>
  ranges: Record<string, { min: number | null; max: number | null }>
  around: { lat: number; lng: number; km: number | null } | null
  sort: string
  excludeZeroPrice: boolean
}

type Car = IndexedStockDocument

/** The engine takes spellings that differ in case alone for one value: 'GXL (4X4)' and 'GXL (4x4)'. */
export const folded = (value: string): string => value.normalize('NFKD').toLowerCase()

const valuesOf = (car: Car, name: string): string[] => {
  const value: unknown = Reflect.get(car, name)
  if (value === null || value === undefined) return []
  return Array.isArray(value) ? value.map((one) => folded(String(one))) : [folded(String(value))]
}

const numberOf = (car: Car, name: string): number | null => {
  const value: unknown = Reflect.get(car, name)
  return typeof value === 'number' ? value : null
}

const radians = (degrees: number): number => (degrees / 180) * Math.PI

/** Metres between two points on a ball of the earth's mean radius. */
export const metres = (one: { lat: number; lng: number }, other: { lat: number; lng: number }): number => {
  const a =
    Math.sin(radians(one.lat - other.lat) / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(radians(one.lng - other.lng) / 2) ** 2
  return 2 * 6_371_000 * Math.asin(Math.sqrt(a))
}

const isShown = (car: Car, { site, soldDays }: ModelSearch, now: Date): boolean => {
  if (!car.sites.includes(site)) return false
  if (car.status !== 'sold') return true
  const cut = Math.floor((now.getTime() / 1000 - soldDays * 86_400) / 60) * 60
  return car.sold_date_timestamp !== null && car.sold_date_timestamp > cut
}

const searched = [
  'title',
  'make',
  'model',
  'badge',
  'series',
  'simple_body',
  'body',
  'colour',
  'paint',
  'simple_fuel',
  'fuel',
  'location_name',
  'city',
  'state',
  'stocknum',
]

/** Short words have no typo tolerance: each must be there, the last one as a beginning. */
const hasWords = (car: Car, words: string[]): boolean => {
  if (words.length === 0) return true
  const there = searched
    .flatMap((name) => valuesOf(car, name))
    .flatMap((text) => text.toLowerCase().split(/[^a-z0-9]+/))
  return words.every((word, at) =>
    there.some((have) => (at === words.length - 1 ? have.startsWith(word) : have === word)),
  )
}

const inTree = (car: Car, makes: string[], models: string[]): boolean => {
  if (makes.length === 0 && models.length === 0) return true
  if (models.includes(car.make_model)) return true
  return makes.includes(car.make) && !models.some((model) => model.startsWith(`${car.make}|`))
}

/** Makes are counted as if none was chosen, models as if no model was: they stay within the chosen makes. */
const inTreeExcept = (car: Car, makes: string[], models: string[], except: string | null): boolean => {
  if (except === 'make' && makes.length > 0) return true
  if (except === 'make_model' && models.length > 0)
    return makes.length === 0 || makes.includes(car.make) || models.includes(car.make_model)
  return inTree(car, makes, models)
}

const inFacets = (car: Car, { values, ranges }: ModelSearch, except: string | null): boolean => {
  const { make = [], make_model: models = [], ...others } = values
  if (!inTreeExcept(car, make, models, except)) return false
  for (const [name, wanted] of Object.entries(others)) {
    if (name === except && name !== 'filtered_features') continue
    const has = valuesOf(car, name)
    if (
      name === 'filtered_features'
        ? !wanted.every((one) => has.includes(folded(one)))
        : !wanted.some((one) => has.includes(folded(one)))
    )
      return false
  }
  return Object.entries(ranges).every(([name, { min, max }]) => {
    if (name === except) return true
    const value = numberOf(car, name)
    return value !== null && (min === null || value >= min) && (max === null || value <= max)
  })
}

const isNear = (car: Car, { around }: ModelSearch): boolean =>
  around === null || around.km === null || (car._geo !== undefined && metres(around, car._geo) <= around.km * 1000)

/** Cars that a search can find at all: shown on the site, with its words, around its place. */
export const modelPool = (stock: Car[], search: ModelSearch, now: Date): Car[] =>
  stock.filter(
    (car) =>
      isShown(car, search, now) &&
      hasWords(car, search.words) &&
      isNear(car, search) &&
      (!search.excludeZeroPrice || search.sort !== 'price:asc' || car.price !== null),
  )

/** Those of them its facets leave, without one facet when that facet's own counts are wanted. */
export const modelFound = (pool: Car[], search: ModelSearch, except: string | null = null): Car[] =>
  pool.filter((car) => inFacets(car, search, except))

/** Values of a facet with their counts. */
export const modelCounts = (found: Car[], name: string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const car of found) for (const value of valuesOf(car, name)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** Least and greatest value; null: no car has one. */
export const modelStats = (found: Car[], name: string): { min: number; max: number } | null => {
  const values = found.map((car) => numberOf(car, name)).filter((value) => value !== null)
  if (values.length === 0) return null
  return values.reduce(({ min, max }, value) => ({ min: Math.min(min, value), max: Math.max(max, value) }), {
    min: Number.POSITIVE_INFINITY,
    max: Number.NEGATIVE_INFINITY,
  })
}

/** Cars of a range from one value up to, not including, another. */
export const modelBetween = (found: Car[], name: string, from: number, to: number): number =>
  found.filter((car) => {
    const value = numberOf(car, name)
    return value !== null && value >= from && value < to
  }).length

/** The order asked for, then the dealership's rank, then the newest. Cars without the value come last. */
export const modelOrder = (found: Car[], { sort, around }: ModelSearch): Car[] => {
  const [name = '', direction] = sort.split(':')
  const key = (car: Car): number => {
    if (sort === 'recommended') return 0
    if (sort === 'distance') return around && car._geo ? metres(around, car._geo) : Number.POSITIVE_INFINITY
    const value = numberOf(car, name)
    if (value === null) return Number.POSITIVE_INFINITY
    return direction === 'desc' ? -value : value
  }
  const keyed = found.map((car) => ({ car, at: key(car) }))
  const less = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1)
  return keyed
    .sort(
      (a, b) =>
        less(a.at, b.at) ||
        b.car.custom_rank - a.car.custom_rank ||
        b.car.created_at_timestamp - a.car.created_at_timestamp,
    )
    .map(({ car }) => car)
}
