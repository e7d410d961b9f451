import { SIMILAR_CARS_PER_QUERY, SIMILAR_CARS_SHOWN, SIMILAR_PRICE_BAND } from '@/src/domain/constants/search'
import type { Car } from '@/src/domain/stock/car/Car'
import { isLearnerApproved } from '@/src/domain/stock/specifications/learnerApproved'
import { shownPrice } from '@/src/domain/stock/pricing/shownPrice'
import { quote } from '../query/filters'

type Ridden = Pick<Car, 'item_type' | 'badge' | 'series'>
type SimilarTo = Ridden & Pick<Car, 'id' | 'make' | 'model' | 'simple_body' | 'price' | 'offer_price'>

/** One query of the multi-query call for similar cars (SEA-16). */
export interface SimilarQuery {
  /** Words that its listing must have; mostly none. */
  q: string
  filter: string[]
  limit: number
  highlightPreTag: string
  highlightPostTag: string
}

/** Prices near a car's, as an engine filter (SEA-18): within $10,000, from $50,000 on within $25,000; none without a price. */
export const similarPriceBand = (priceDollars: number | null): string[] => {
  if (priceDollars === null) return []
  const { threshold, near, far } = SIMILAR_PRICE_BAND
  const reach = priceDollars < threshold ? near : far
  return [`price >= ${Math.max(1, priceDollars - reach)} AND price <= ${priceDollars + reach}`]
}

/**
 * The queries for cars like this one, within a site's scope: its model, then its body (or kind of vehicle) near its price
 * (SEA-16..19). Only cars in stock now, and never the car itself. For one that a learner may ride, others a learner may ride,
 * of any body.
 */
export const similarQueries = (car: SimilarTo, scope: string): SimilarQuery[] => {
  const others = [scope, 'status = in_stock', `id != ${quote(car.id)}`]
  const model = [`make = ${quote(car.make)}`, `model = ${quote(car.model)}`]
  const learner = isLearnerApproved(car)
  const body =
    car.simple_body && !learner ? [`simple_body = ${quote(car.simple_body)}`] : [`item_type = ${quote(car.item_type)}`]
  return [model, [...body, ...similarPriceBand(shownPrice(car))]].map((filters) => ({
    q: learner ? 'LAMS' : '',
    filter: [...others, ...filters],
    limit: SIMILAR_CARS_PER_QUERY,
    highlightPreTag: '__ais-highlight__',
    highlightPostTag: '__/ais-highlight__',
  }))
}

/** The answers in one list: same model first, each car once, the first six (SEA-17); for a learner only what a learner may ride. */
export const mergeSimilar = <T extends Ridden & { id: string }>(
  car: Ridden,
  answers: readonly { hits: readonly T[] }[],
): T[] => {
  const unique = new Map<string, T>()
  for (const hit of answers.flatMap(({ hits }) => hits)) if (!unique.has(hit.id)) unique.set(hit.id, hit)
  const learner = isLearnerApproved(car)
  return [...unique.values()].filter((hit) => !learner || isLearnerApproved(hit)).slice(0, SIMILAR_CARS_SHOWN)
}
