import { tagsFor } from '@/src/domain/cache/tags'
import { stateFilters } from '@/src/domain/search/query/filters'
import { mayEstimate } from '@/src/domain/tradeIn/estimateOf'
import { isOrdinary, ORDINARY_BODIES, type TradeInExample, workedExample } from '@/src/domain/tradeIn/workedExample'
import { stockEngine } from '@/src/services/search/engine'
import { isUnavailable } from '@/src/services/search/SearchError'
import type { Site } from '@/tenants/Site'
import { cachedRead } from '../reads/cachedRead'
import { stockFilter } from '../search/stockFilter'
import { getTradeInComparisons } from './getTradeInComparisons'

/** Used cars that are tried, one of each model: the one with most others like it is shown. */
const TRIED = 30
const READ = 120
/** So that the example is a car like one in stock, not that very one. */
const ROUND_KM = 5_000

const usedCars = async (site: Site, bodies: string[]) => {
  const simple_body: Record<string, string[]> = bodies.length > 0 ? { simple_body: bodies } : {}
  const refinements = { car_type: ['used'], item_type: ['car'], ...simple_body }
  const filter = [stockFilter(site), ...stateFilters({ refinements })]
  const [answer] = await stockEngine().searchCards([{ q: '', filter, limit: READ, matchingStrategy: 'all' }])
  return answer?.hits ?? []
}

/** The best example among cars of these bodies, none: of any; `isShown` leaves some out. */
const exampleOf = async (
  site: Site,
  now: Date,
  bodies: string[],
  isShown: typeof isOrdinary,
): Promise<TradeInExample | null> => {
  const minimum = site.settings.tradeIn.minComparables
  const cars = (await usedCars(site, bodies)).flatMap(({ year, make, model, km, images: [first] }) => {
    if (year === null || km === null) return []
    const odometerKm = Math.max(ROUND_KM, Math.round(km / ROUND_KM) * ROUND_KM)
    return mayEstimate({ year, odometerKm }, now) && isShown({ year, odometerKm }, now)
      ? [{ vehicle: { year, make, model, odometerKm }, picture: first?.url ?? null }]
      : []
  })
  const oneOfEach = new Map(cars.map((car) => [`${car.vehicle.make} ${car.vehicle.model}`, car]))
  const examples = await Promise.all(
    [...oneOfEach.values()].slice(0, TRIED).map(async (one) => {
      const worked = workedExample(one.vehicle, await getTradeInComparisons(one.vehicle), { minimum, now })
      return worked ? [{ ...one, ...worked }] : []
    }),
  )
  const [best] = examples.flat().toSorted((one, other) => other.estimate.count - one.estimate.count)
  return best ?? null
}

/** Of an ordinary car of a usual shape, else of an ordinary one, else of any. */
const read = async (site: Site): Promise<TradeInExample | null> => {
  const now = new Date()
  return (
    (await exampleOf(site, now, ORDINARY_BODIES, isOrdinary)) ??
    (await exampleOf(site, now, [], isOrdinary)) ??
    exampleOf(site, now, [], () => true)
  )
}

/**
 * What the form would say of a used car like one of the site's own, as an example (LEA-31). Null where the site sells none
 * that has an estimate, which is remembered like an example, and while the search engine is down.
 */
export const getTradeInExample = async (site: Site): Promise<TradeInExample | null> => {
  const tags = [tagsFor.site(site.id), ...site.memberIds.map(tagsFor.stockSummary)]
  try {
    const { example } = await cachedRead(['trade-in-example', site.id], tags, async () => ({
      example: await read(site),
    }))
    return example
  } catch (error) {
    if (isUnavailable(error)) return null
    throw error
  }
}
