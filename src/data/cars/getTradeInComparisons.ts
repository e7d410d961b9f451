import { comparableQueries, readComparisons } from '@/src/domain/search/query/comparableStock'
import { quote } from '@/src/domain/search/query/filters'
import type { Comparison } from '@/src/domain/stock/pricing/pricePosition'
import { knownModel } from '@/src/domain/tradeIn/estimateOf'
import { stockEngine } from '@/src/services/search/engine'

/** No car of ours: the shopper's own is compared with all. */
const NO_CAR = '00000000-0000-0000-0000-000000000000'

/**
 * Prices of used stock comparable to a shopper's own car, by the rule of the price position (ALRT-08, LEA-31). Across
 * tenants by intent: counts for each price only, never a car or whose it is (TEN-15).
 */
export const getTradeInComparisons = async (own: {
  make: string
  model: string
  year: number
  odometerKm: number
}): Promise<Comparison[]> => {
  const engine = stockEngine()
  const ofMake = { q: '', filter: ['status = in_stock', `make = ${quote(own.make)}`], limit: 0, facets: ['model'] }
  const [models] = await engine.searchCards([ofMake])
  const model = knownModel(own.model, Object.keys(models?.facetDistribution?.model ?? {}))
  if (model === null) return []
  const car = {
    id: NO_CAR,
    make: own.make,
    model,
    year: own.year,
    km: own.odometerKm,
    car_type: 'used',
    item_type: 'car',
  } as const
  return readComparisons(car, await engine.searchCards(comparableQueries(car)))
}
