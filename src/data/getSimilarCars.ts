import { tagsFor } from '@/src/domain/cache/tags'
import { mergeSimilar, similarQueries } from '@/src/domain/search/similarCars'
import type { StockDocument } from '@/src/domain/search/StockDocument'
import type { Car } from '@/src/domain/stock/Car'
import { stockEngine } from '@/src/services/search/engine'
import { isUnavailable } from '@/src/services/search/SearchError'
import { cachedRead } from './cachedRead'
import { payloadClient } from './payloadClient'
import { stockFilter, type StockSite } from './stockFilter'

/** Cars like this one that can be bought now, asked of the engine in one multi-query call (SEA-16..19). */
export const findSimilarCars = async (site: StockSite, car: Car): Promise<StockDocument[]> => {
  const queries = similarQueries(car, stockFilter(site))
  return mergeSimilar(await stockEngine().search(queries.map((query) => ({ ...query }))))
}

/**
 * The same, kept until stock changes. Empty while the engine is away: the page does without, and asks again next time.
 */
export const getSimilarCars = async (site: StockSite, car: Car): Promise<StockDocument[]> => {
  const tags = [...site.memberIds.map(tagsFor.stock), tagsFor.stock(site.id), tagsFor.car(car.id)]
  try {
    return await cachedRead(['similar', site.id, car.id], tags, () => findSimilarCars(site, car))
  } catch (error) {
    if (!isUnavailable(error)) throw error
    const { logger } = await payloadClient()
    logger.error({ err: error }, 'Similar cars could not be fetched')
    return []
  }
}
