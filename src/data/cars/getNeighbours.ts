import { tagsFor } from '@/src/domain/cache/tags'
import { comparableQueries, readComparisons } from '@/src/domain/search/query/comparableStock'
import { mergeSimilar, similarQueries } from '@/src/domain/search/results/similarCars'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import type { Car } from '@/src/domain/stock/car/Car'
import type { Comparison } from '@/src/domain/stock/pricing/pricePosition'
import { stockEngine } from '@/src/services/search/engine'
import { isUnavailable } from '@/src/services/search/SearchError'
import { cachedRead } from '../reads/cachedRead'
import { payloadClient } from '../reads/payloadClient'
import { stockFilter, type StockSite } from '../search/stockFilter'

/** Similar cars of the site, and prices of comparable cars on the whole platform. */
export interface Neighbours {
  similar: StockCard[]
  comparisons: Comparison[]
}

const NONE: Neighbours = { similar: [], comparisons: [] }

/** Both queries in one multi-search call (SEA-16..19, ALRT-08). */
export const findNeighbours = async (site: StockSite, car: Car): Promise<Neighbours> => {
  const similar = similarQueries(car, stockFilter(site)).map((query) => ({ ...query }))
  const answers = await stockEngine().searchCards([...similar, ...comparableQueries(car)])
  return {
    similar: mergeSimilar(car, answers.slice(0, similar.length)),
    comparisons: readComparisons(car, answers.slice(similar.length)),
  }
}

/**
 * Cached; refreshed with the car, and within a minute of a change of the site's stock. Empty while the search engine is
 * down, and not cached then (ERR-17).
 */
export const getNeighbours = async (site: StockSite, car: Car): Promise<Neighbours> => {
  const tags = [...site.memberIds.map(tagsFor.stockSummary), tagsFor.carSlug(site.id, car.slug)]
  try {
    return await cachedRead(['neighbours', site.id, car.id], tags, () => findNeighbours(site, car))
  } catch (error) {
    if (!isUnavailable(error)) throw error
    const { logger } = await payloadClient()
    logger.error({ err: error }, 'Similar cars could not be fetched')
    return NONE
  }
}
