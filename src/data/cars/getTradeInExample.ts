import { tagsFor } from '@/src/domain/cache/tags'
import { mayEstimate } from '@/src/domain/tradeIn/estimateOf'
import { type Worked, workedExample } from '@/src/domain/tradeIn/workedExample'
import type { Site } from '@/tenants/Site'
import { cachedRead } from '../reads/cachedRead'
import { getStockRow } from './getStockRow'
import { getTradeInComparisons } from './getTradeInComparisons'

/** A trade-in gone through from beginning to end. */
interface TradeInExample extends Worked {
  vehicle: { year: number; make: string; model: string; odometerKm: number }
  picture: string | null
}

/** Used cars that are tried, one of each model: the one with most others like it is shown. */
const TRIED = 16
const READ = 60
/** So that the example is a car like one in stock, not that very one. */
const ROUND_KM = 5_000

const read = async (site: Site): Promise<TradeInExample | null> => {
  const now = new Date()
  const minimum = site.settings.tradeIn.minComparables
  const query = { refinements: { car_type: ['used'] }, maxPriceDollars: null, sort: [], limit: READ }
  const tried = (await getStockRow(site, query, tagsFor.stockSummary))
    .flatMap(({ year, make, model, km, item_type, images: [first] }) => {
      if (item_type !== 'car' || year === null || km === null) return []
      const odometerKm = Math.max(ROUND_KM, Math.round(km / ROUND_KM) * ROUND_KM)
      return mayEstimate({ year, odometerKm }, now)
        ? [{ vehicle: { year, make, model, odometerKm }, picture: first?.url ?? null }]
        : []
    })
    .filter(({ vehicle }, index, all) => all.findIndex((one) => one.vehicle.model === vehicle.model) === index)
    .slice(0, TRIED)
  const examples = await Promise.all(
    tried.map(async (one) => {
      const worked = workedExample(one.vehicle, await getTradeInComparisons(one.vehicle), { minimum, now })
      return worked ? [{ ...one, ...worked }] : []
    }),
  )
  const [best] = examples.flat().toSorted((one, other) => other.estimate.count - one.estimate.count)
  return best ?? null
}

/**
 * What the form would say of a used car like one of the site's own, as an example (LEA-31). Null: the site sells none that
 * has an estimate, or the search engine is down.
 */
export const getTradeInExample = (site: Site): Promise<TradeInExample | null> =>
  cachedRead(['trade-in-example', site.id], site.memberIds.map(tagsFor.stockSummary), async () => {
    const example = await read(site)
    if (!example) throw new Error('No example, which may be the search engine being away: not to be remembered.')
    return example
  }).catch(() => null)
