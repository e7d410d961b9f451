import type { ModelTile } from './modelTile'

interface ModelGroup<M> {
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

/** 'Hatchback and Ute'; 'Ute and more' beside models whose body is not known, 'More models' of such alone. */
const namedTogether = (bodies: readonly (string | undefined)[]): string => {
  const named = bodies.flatMap((body) => body ?? [])
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
    ...large.map(([body, range]) => ({ title: body ?? UNNAMED, models: byPrice(range) })),
    ...(small.length > 0 ? [together] : []),
  ]
}

/** Columns for all the groups of a page that leave the fewest cells empty. */
export const columnsFor = (groups: readonly ModelGroup<unknown>[]): 3 | 4 => {
  const empty = (columns: number): number =>
    groups.reduce((sum, { models }) => sum + ((columns - (models.length % columns)) % columns), 0)
  return empty(3) < empty(4) ? 3 : 4
}
