import type { StockCard } from '@/src/domain/search/index/StockDocument'
import type { Car } from '@/src/domain/stock/car/Car'
import { getNeighbours } from './getNeighbours'
import type { StockSite } from '../search/stockFilter'

/**
 * Similar cars that can be bought now (SEA-16..19), cached until stock changes; none while the engine is down (ERR-17).
 */
export const getSimilarCars = async (site: StockSite, car: Car): Promise<StockCard[]> =>
  (await getNeighbours(site, car)).similar
