import { byNumber } from '../../byNumber'
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

/** Those nearest to a price first, or to nothing where there is none; those without a price last. */
export const nearestInPrice = <M extends Pick<ModelTile, 'priceFromDollars'>>(
  models: readonly M[],
  dollars: number | null,
): M[] =>
  models.toSorted(
    byNumber(({ priceFromDollars }) =>
      priceFromDollars === null ? null : Math.abs(priceFromDollars - (dollars ?? 0)),
    ),
  )

type Priced = Known & Pick<ModelTile, 'kind' | 'priceFromDollars'>

/** A model beside one other says little. */
const OTHERS = 2

/**
 * Models a buyer of it looks at as well: those that share a body with it, the nearest in price first; where there are few, others of
 * its kind that are nearest in price.
 */
export const rivalsOf = <M extends Priced>(models: readonly M[], model: Priced, limit: number): M[] => {
  const nearest = nearestInPrice(
    models.filter(({ id }) => id !== model.id),
    model.priceFromDollars,
  )
  const same = nearest.filter(({ bodies }) => bodies.some((body) => model.bodies.includes(body)))
  const others = nearest.filter((one) => one.kind === model.kind && !same.includes(one))
  return [...same, ...others.slice(0, Math.max(0, OTHERS - same.length))].slice(0, limit)
}
