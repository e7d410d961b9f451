import { getShownCars } from '@/src/data/cars/getShownCars'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import type { Site } from '@/tenants/Site'

/** Which of these cars a site shows; null while the search engine cannot be asked. */
export const shownOrNone = (site: Site, ids: readonly string[]): Promise<StockCard[] | null> =>
  getShownCars(site, ids).catch(() => null)
