import { byNumber } from '../../byNumber'
import { type BrandKind, brandsByKind, isBrandKind } from '../brandKinds'
import type { ModelTile } from './modelTile'
import type { Said } from './page/overline'

export interface ModelGroup<M> {
  title: string
  models: M[]
  said?: Said
}

type Known = Pick<ModelTile, 'bodies' | 'priceFromDollars'>
type Made = Known & Pick<ModelTile, 'brand' | 'seller'> & Partial<Pick<ModelTile, 'kind'>>

/** Models whose body is not known. */
const UNNAMED = 'More models'

/** Fewer models of a body share a group with those of other such bodies. */
const ENOUGH = 3

const byPrice = <M extends Known>(models: readonly M[]): M[] =>
  models.toSorted(byNumber(({ priceFromDollars }) => priceFromDollars))

/** Bodies that buyers know together as cars, beside SUVs and utes. */
const CARS = new Set(['Hatchback', 'Sedan', 'Wagon', 'Coupe', 'Convertible', 'People Mover'])

const isCar = ([body]: readonly [string | undefined, unknown]): boolean => body !== undefined && CARS.has(body)

const NAMES = new Intl.ListFormat('en-AU')

/** 'Utes' of 'Ute'; a body that ends with an s, such as 'Cab Chassis', is its own plural. */
const severalOf = (body: string): string => (/s$/i.test(body) ? body : `${body}s`)

/** 'Hatchbacks and Utes'; 'Utes and more' beside models whose body is not known, 'More models' of such alone. */
const namedTogether = (bodies: readonly (string | undefined)[]): string => {
  const named = bodies.flatMap((body) => (body === undefined ? [] : severalOf(body)))
  if (named.length === 0) return UNNAMED
  return NAMES.format(named.length < bodies.length ? [...named, 'more'] : named)
}

type Bodies<M> = [string | undefined, M[]][]

const isFew = ([, models]: readonly [string | undefined, readonly unknown[]]): boolean => models.length < ENOUGH

/** Bodies with enough models for a group of their own, and the others: several kinds of car among those are one, with all cars. */
const bySize = <M>(bodies: Bodies<M>): { large: Bodies<M>; small: Bodies<M> } => {
  if (bodies.filter((body) => isCar(body) && isFew(body)).length < 2)
    return { large: bodies.filter((body) => !isFew(body)), small: bodies.filter(isFew) }
  const others = bodies.filter((body) => !isCar(body))
  const cars = bodies.filter(isCar).flatMap(([, models]) => models)
  return { large: others.filter((body) => !isFew(body)), small: [['Car', cars], ...others.filter(isFew)] }
}

/** Models by body, as buyers look for them, each once under its first body, the cheapest first; small bodies together, last. */
export const modelGroups = <M extends Known>(models: readonly M[]): ModelGroup<M>[] => {
  const { large, small } = bySize([...Map.groupBy(models, ({ bodies: [first] }) => first)])
  const together = {
    title: namedTogether(small.map(([body]) => body)),
    models: small.flatMap(([, range]) => byPrice(range)),
    ...(small.length === 1 ? { said: { body: small[0]?.[0] } } : {}),
  }
  return [
    ...large.map(([body, range]) => ({
      title: body === undefined ? UNNAMED : severalOf(body),
      models: byPrice(range),
      said: { body },
    })),
    ...(small.length > 0 ? [together] : []),
  ]
}

const makeOf = ({ brand }: Made): string | undefined => brand?.slug

/** A make and its models, with which of a group's dealerships sells them, where it is one. */
const ofMake = <M extends Made>(models: readonly M[]): ModelGroup<M>[] => {
  const [first] = models
  if (!first?.brand) return []
  const [seller, ...others] = new Set(models.map((model) => model.seller))
  return [
    {
      title: first.brand.title,
      models: byPrice(models),
      said: { make: first.brand, ...(seller && others.length === 0 ? { seller } : {}) },
    },
  ]
}

/** Models make by make, each the cheapest first, in the order in which the makes come. */
export const inMakes = <M extends Made>(models: readonly M[]): M[] =>
  [...Map.groupBy(models, makeOf).values()].flatMap((range) => byPrice(range))

const kindOf = <M extends Made>(model: M): { kind: BrandKind; model: M } | null =>
  isBrandKind(model.kind) ? { kind: model.kind, model } : null

/** By what they are, where a dealership sells several kinds of vehicle: who wants a caravan passes no motorcycles. Else nothing. */
const byKind = <M extends Made>(models: readonly M[]): ModelGroup<M>[] => {
  const groups = brandsByKind(models.flatMap((model) => kindOf(model) ?? []))
  return groups.length > 1 && groups.reduce((sum, { brands }) => sum + brands.length, 0) === models.length
    ? groups.map(({ title, kind, brands }) => ({
        title,
        models: byPrice(brands.map(({ model }) => model)),
        said: { kind },
      }))
    : []
}

/** How a range is listed: by kind of vehicle, by make where it has several makes with several models each, else by body. */
export const rangeGroups = <M extends Made>(models: readonly M[]): ModelGroup<M>[] => {
  // A group's dealerships each have their makes: who sells a model is said by them.
  const kinds = models.some(({ seller }) => seller) ? [] : byKind(models)
  if (kinds.length > 0) return kinds
  const makes = [...Map.groupBy(models, makeOf)]
  const isByMake =
    makes.length > 1 && makes.every(([make]) => make !== undefined) && models.length >= makes.length * ENOUGH
  return isByMake ? makes.flatMap(([, range]) => ofMake(range)) : modelGroups(models)
}

/** Cells of a group's last row that no model fills. */
export const emptyCells = ({ models }: ModelGroup<unknown>, columns: number): number =>
  (columns - (models.length % columns)) % columns

/** Columns of all groups of a page, which keep one size of tile: as many as leave the fewest cells empty. */
export const columnsFor = (groups: readonly ModelGroup<unknown>[]): 3 | 4 => {
  const empty = (columns: number): number => groups.reduce((sum, group) => sum + emptyCells(group, columns), 0)
  return empty(4) < empty(3) ? 4 : 3
}
