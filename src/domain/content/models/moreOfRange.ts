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
