import type { StockCard } from '@/src/domain/search/StockDocument'
import type { Car } from '@/src/domain/stock/Car'
import { findNeighbours, getNeighbours } from './getNeighbours'
import type { StockSite } from './stockFilter'

/** Cars like this one that can be bought now, asked of the engine in one multi-query call (SEA-16..19). */
export const findSimilarCars = async (site: StockSite, car: Car): Promise<StockCard[]> =>
  (await findNeighbours(site, car)).similar

/** The same, kept until stock changes; empty while the engine is away (ERR-17). */
export const getSimilarCars = async (site: StockSite, car: Car): Promise<StockCard[]> =>
  (await getNeighbours(site, car)).similar
