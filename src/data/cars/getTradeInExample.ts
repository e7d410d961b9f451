import type { StockCard } from '@/src/domain/search/index/StockDocument'
import type { SearchState } from '@/src/domain/search/url/SearchState'
import { tagsFor } from '@/src/domain/cache/tags'
import { stateFilters } from '@/src/domain/search/query/filters'
import { mayEstimate } from '@/src/domain/tradeIn/estimateOf'
import {
  exampleSort,
  spread,
  staysBelow,
  type TradeInExample,
  USUAL_BODIES,
  workedExample,
} from '@/src/domain/tradeIn/workedExample'
import { canBeBought } from '@/src/domain/stock/availability/mainAction'
import { priceInWords } from '@/src/domain/stock/pricing/priceInWords'
import { stockEngine } from '@/src/services/search/engine'
import { isUnavailable } from '@/src/services/search/SearchError'
import type { Site } from '@/tenants/Site'
import { cachedRead } from '../reads/cachedRead'
import { stockFilter } from '../search/stockFilter'
import { comparisonsOf } from './getTradeInComparisons'

/** Used cars read, and how many models and years of them are tried. */
const READ = 120
const TRIED = 60
/** A range wider than this share of its middle tells a seller nothing. */
const WIDEST = 0.3
/** So that the example is a car like one in stock, not that very one. */
const ROUND_KM = 5_000

/** Used cars of a shape that many drive, then of any. */
const usedCars = async (site: Site) => {
  const ofBodies = (bodies: SearchState['refinements']) => ({
    q: '',
    filter: [
      stockFilter(site),
      ...stateFilters({ refinements: { car_type: ['used'], item_type: ['car'], status: ['in_stock'], ...bodies } }),
    ],
    limit: READ,
    matchingStrategy: 'all' as const,
  })
  const [usual, any] = await stockEngine().searchCards([ofBodies({ simple_body: USUAL_BODIES }), ofBodies({})])
  const withShape = (isUsual: boolean) => (card: StockCard) => ({ ...card, isUsual })
  return [...(usual?.hits ?? []).map(withShape(true)), ...(any?.hits ?? []).map(withShape(false))]
}

interface OwnCar {
  vehicle: TradeInExample['vehicle']
  picture: string | null
  asked: TradeInExample['asked'] & { dollars: number }
  sort: number
}

const ownCars = async (site: Site, now: Date): Promise<OwnCar[]> =>
  (await usedCars(site)).filter(canBeBought).flatMap((card) => {
    const { year, make, model, km, isUsual } = card
    const price = priceInWords(card, site.settings)
    if (year === null || km === null || price.kind !== 'price') return []
    const vehicle = { year, make, model, odometerKm: Math.max(ROUND_KM, Math.round(km / ROUND_KM) * ROUND_KM) }
    if (!mayEstimate(vehicle, now)) return []
    const { text, basis, dollars } = price
    const asked = { text, basis, dollars, odometerKm: km, href: card.path }
    return [{ vehicle, picture: card.images[0]?.url ?? null, asked, sort: exampleSort(vehicle, isUsual, now) }]
  })

/** Of one model and year the cheapest represents all: an example below its price is below the others' too. */
const cheapestOfEach = (cars: readonly OwnCar[]): OwnCar[] =>
  [...Map.groupBy(cars, ({ vehicle: { make, model, year } }) => `${make} ${model} ${year}`).values()].flatMap(
    (same) => same.toSorted((one, other) => one.asked.dollars - other.asked.dollars)[0] ?? [],
  )

/**
 * The example with the narrowest range, of an ordinary car of a usual shape, else of an ordinary one, else of any; none that
 * says more than the dealership's own price for such a car allows, or too little.
 */
const read = async (site: Site): Promise<TradeInExample | null> => {
  const now = new Date()
  const rules = { minimum: site.settings.tradeIn.minComparables, now }
  const tried = cheapestOfEach(await ownCars(site, now))
    .toSorted((one, other) => one.sort - other.sort)
    .slice(0, TRIED)
  const comparisons = await comparisonsOf(tried.map(({ vehicle }) => vehicle))
  const examples = tried.flatMap(({ vehicle, picture, sort, asked: { dollars, ...asked } }, at) => {
    const worked = workedExample(vehicle, comparisons[at] ?? [], rules)
    if (!worked || !staysBelow(worked, dollars) || spread(worked.estimate) > WIDEST) return []
    return [{ sort, example: { vehicle, picture, asked, ...worked } }]
  })
  const [best] = examples.toSorted(
    (one, other) => one.sort - other.sort || spread(one.example.estimate) - spread(other.example.estimate),
  )
  return best?.example ?? null
}

/**
 * What the form would say of a used car like one of the site's own, as an example (LEA-31). Null where the site sells none
 * that has an estimate, which is remembered like an example, and while the search engine is down.
 */
export const getTradeInExample = async (site: Site): Promise<TradeInExample | null> => {
  const tags = [tagsFor.site(site.id), ...site.memberIds.map(tagsFor.stockSummary)]
  try {
    const { example } = await cachedRead(['worked-example', site.id], tags, async () => ({
      example: await read(site),
    }))
    return example
  } catch (error) {
    if (isUnavailable(error)) return null
    throw error
  }
}
