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

const NAMES = new Intl.ListFormat('en-AU')

/** 'Utes' of 'Ute'; a body that ends with an s, such as 'Cab Chassis', is its own plural. */
const severalOf = (body: string): string => (/s$/i.test(body) ? body : `${body}s`)

/** 'Hatchbacks and Utes'; 'Utes and more' beside models whose body is not known, 'More models' of such alone. */
const namedTogether = (bodies: readonly (string | undefined)[]): string => {
  const named = bodies.flatMap((body) => (body === undefined ? [] : severalOf(body)))
  if (named.length === 0) return UNNAMED
  return NAMES.format(named.length < bodies.length ? [...named, 'more'] : named)
}

/** Models by body, as buyers look for them, each once under its first body, the cheapest first; small bodies together, last. */
export const modelGroups = <M extends Known>(models: readonly M[]): ModelGroup<M>[] => {
  const bodies = [...Map.groupBy(models, ({ bodies: [first] }) => first)]
  const large = bodies.filter(([, range]) => range.length >= ENOUGH)
  const small = bodies.filter(([, range]) => range.length < ENOUGH)
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

/** Columns for a group that leave the fewest cells of its last row empty. */
export const columnsFor = ({ models }: ModelGroup<unknown>): 3 | 4 => {
  const empty = (columns: number): number => (columns - (models.length % columns)) % columns
  return empty(3) < empty(4) ? 3 : 4
}
