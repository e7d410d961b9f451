import type { ModelTile } from './modelTile'

export interface ModelGroup<M> {
  title: string
  models: M[]
}

type Known = Pick<ModelTile, 'bodies' | 'priceFromDollars'>

/** Models whose body is not known. */
const UNNAMED = 'More models'

/** Fewer models of a body share a group with those of other such bodies. */
const ENOUGH = 3

const byPrice = <M extends Known>(models: readonly M[]): M[] =>
  models.toSorted((one, other) => (one.priceFromDollars ?? Infinity) - (other.priceFromDollars ?? Infinity) || 0)

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
  }
  return [
    ...large.map(([body, range]) => ({
      title: body === undefined ? UNNAMED : severalOf(body),
      models: byPrice(range),
    })),
    ...(small.length > 0 ? [together] : []),
  ]
}

const emptyCells = ({ models }: ModelGroup<unknown>, columns: number): number =>
  (columns - (models.length % columns)) % columns

/** Columns that fill a group's last row, where every group of the page can be filled; else three throughout, of one size. */
export const columnsFor = (group: ModelGroup<unknown>, groups: readonly ModelGroup<unknown>[]): 3 | 4 => {
  const isFilled = (one: ModelGroup<unknown>): boolean => emptyCells(one, 3) === 0 || emptyCells(one, 4) === 0
  return groups.every(isFilled) && emptyCells(group, 3) > 0 ? 4 : 3
}
