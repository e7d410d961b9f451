import type { StockCard } from '@/src/domain/search/index/StockDocument'
import type { Car } from '@/src/domain/stock/car/Car'
import { getNeighbours } from './getNeighbours'
import type { StockSite } from '../search/stockFilter'

/** Cars like this one that can be bought now (SEA-16..19), kept until stock changes; none while the engine is away (ERR-17). */
export const getSimilarCars = async (site: StockSite, car: Car): Promise<StockCard[]> =>
  (await getNeighbours(site, car)).similar
