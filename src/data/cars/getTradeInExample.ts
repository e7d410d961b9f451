import type { StockCard } from '@/src/domain/search/index/StockDocument'
import type { SearchState } from '@/src/domain/search/url/SearchState'
import { tagsFor } from '@/src/domain/cache/tags'
import { stateFilters } from '@/src/domain/search/query/filters'
import { mayEstimate } from '@/src/domain/tradeIn/estimateOf'
import { exampleSort, type TradeInExample, USUAL_BODIES, workedExample } from '@/src/domain/tradeIn/workedExample'
import { stockEngine } from '@/src/services/search/engine'
import { isUnavailable } from '@/src/services/search/SearchError'
import type { Site } from '@/tenants/Site'
import { cachedRead } from '../reads/cachedRead'
import { stockFilter } from '../search/stockFilter'
import { comparisonsOf } from './getTradeInComparisons'

/** Used cars read, and how many of one sort are tried, one of each model: the one with most others like it is shown. */
const READ = 120
const TRIED = 30
/** So that the example is a car like one in stock, not that very one. */
const ROUND_KM = 5_000

/** Used cars of a shape that many drive, then of any. */
const usedCars = async (site: Site) => {
  const ofBodies = (bodies: SearchState['refinements']) => ({
    q: '',
    filter: [
      stockFilter(site),
      ...stateFilters({ refinements: { car_type: ['used'], item_type: ['car'], ...bodies } }),
    ],
    limit: READ,
    matchingStrategy: 'all' as const,
  })
  const [usual, any] = await stockEngine().searchCards([ofBodies({ simple_body: USUAL_BODIES }), ofBodies({})])
  const withShape = (isUsual: boolean) => (card: StockCard) => ({ ...card, isUsual })
  return [...(usual?.hits ?? []).map(withShape(true)), ...(any?.hits ?? []).map(withShape(false))]
}

/** The example with most cars like it, of an ordinary car of a usual shape, else of an ordinary one, else of any. */
const read = async (site: Site): Promise<TradeInExample | null> => {
  const now = new Date()
  const rules = { minimum: site.settings.tradeIn.minComparables, now }
  const cars = (await usedCars(site)).flatMap(({ year, make, model, km, isUsual, images: [first] }) => {
    if (year === null || km === null) return []
    const vehicle = { year, make, model, odometerKm: Math.max(ROUND_KM, Math.round(km / ROUND_KM) * ROUND_KM) }
    if (!mayEstimate(vehicle, now)) return []
    return [{ vehicle, picture: first?.url ?? null, sort: exampleSort(vehicle, isUsual, now) }]
  })
  for (const [, ofSort] of [...Map.groupBy(cars, ({ sort }) => sort)].toSorted(([one], [other]) => one - other)) {
    const models = Map.groupBy(ofSort, ({ vehicle: { make, model } }) => `${make} ${model}`)
    const tried = [...models.values()].flatMap(([first]) => first ?? []).slice(0, TRIED)
    const comparisons = await comparisonsOf(tried.map(({ vehicle }) => vehicle))
    const examples = tried.flatMap(({ vehicle, picture }, at) => {
      const worked = workedExample(vehicle, comparisons[at] ?? [], rules)
      return worked ? [{ vehicle, picture, ...worked }] : []
    })
    const [best] = examples.toSorted((one, other) => other.estimate.count - one.estimate.count)
    if (best) return best
  }
  return null
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
