import type { ModelTile } from './modelTile'

type Known = Pick<ModelTile, 'id' | 'brand' | 'bodies'>

/** Fewer models of its own brand are followed by those of its body. */
const ENOUGH = 2

/** Other models to look at after one: those of its brand, and where these are few, others of its body. */
export const moreOfRange = <M extends Known>(models: readonly M[], model: Known, limit: number): M[] => {
  const others = models.filter(({ id }) => id !== model.id)
  const sameBrand = others.filter(({ brand }) => brand?.slug === model.brand?.slug)
  if (sameBrand.length >= ENOUGH) return sameBrand.slice(0, limit)
  const sameBody = others.filter(
    (one) => !sameBrand.includes(one) && one.bodies.some((body) => model.bodies.includes(body)),
  )
  return [...sameBrand, ...sameBody].slice(0, limit)
}

/**
 * Models that do the same work: those that share a body with it, the nearest in price first; where there are none, the others
 * of its brand.
 */
export const rivalsOf = <M extends Known & Pick<ModelTile, 'priceFromDollars'>>(
  models: readonly M[],
  model: Known & Pick<ModelTile, 'priceFromDollars'>,
  limit: number,
): M[] => {
  const price = model.priceFromDollars ?? 0
  const away = ({ priceFromDollars }: M): number => Math.abs((priceFromDollars ?? Infinity) - price)
  const same = models.filter(({ id, bodies }) => id !== model.id && bodies.some((body) => model.bodies.includes(body)))
  const nearest = same.toSorted((one, other) => away(one) - away(other) || 0)
  return nearest.length > 0 ? nearest.slice(0, limit) : moreOfRange(models, model, limit)
}
