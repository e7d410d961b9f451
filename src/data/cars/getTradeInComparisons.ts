import { comparableQueries, readComparisons } from '@/src/domain/search/query/comparableStock'
import { quote } from '@/src/domain/search/query/filters'
import type { Comparison } from '@/src/domain/stock/pricing/pricePosition'
import { knownModel } from '@/src/domain/tradeIn/estimateOf'
import { stockEngine } from '@/src/services/search/engine'

/** No car of ours: the shopper's own is compared with all. */
const NO_CAR = '00000000-0000-0000-0000-000000000000'

interface OwnCar {
  make: string
  /** As stock names it, or as a shopper types it. */
  model: string
  year: number
  odometerKm: number
}

/** For each of some cars, whose models are named as in stock, prices of comparable ones: one request for all. */
export const comparisonsOf = async (owns: readonly OwnCar[]): Promise<Comparison[][]> => {
  const asked = owns.map(({ make, model, year, odometerKm }) => {
    const car = { id: NO_CAR, make, model, year, km: odometerKm, car_type: 'used', item_type: 'car' } as const
    return { car, queries: comparableQueries(car) }
  })
  const answers = await stockEngine().searchCards(asked.flatMap(({ queries }) => queries))
  return asked.map(({ car, queries }, at) =>
    readComparisons(car, answers.slice(at * queries.length, (at + 1) * queries.length)),
  )
}

/**
 * Prices of used stock comparable to a shopper's own car, by the rule of the price position (ALRT-08, LEA-31). Across
 * tenants by intent: counts for each price only, never a car or whose it is (TEN-15).
 */
export const getTradeInComparisons = async (own: OwnCar): Promise<Comparison[]> => {
  const ofMake = { q: '', filter: ['status = in_stock', `make = ${quote(own.make)}`], limit: 0, facets: ['model'] }
  const [models] = await stockEngine().searchCards([ofMake])
  const model = knownModel(own.model, Object.keys(models?.facetDistribution?.model ?? {}))
  if (model === null) return []
  const [comparisons = []] = await comparisonsOf([{ ...own, model }])
  return comparisons
}
