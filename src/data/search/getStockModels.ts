import { type StockByModel, stockModels } from '@/src/domain/content/models/page/stockModels'
import { canBeBought } from '@/src/domain/stock/availability/mainAction'
import { tagsFor } from '@/src/domain/cache/tags'
import { getStockRow } from '../cars/getStockRow'
import { getStockCounts } from './getStockCounts'
import type { StockSite } from './stockFilter'

/** More than stand at most dealerships; a model beyond them is found by its make. */
const READ = 500

/**
 * Makes and models of what a site lists, all or of one body as its search calls it, with a picture and the lowest price of each.
 * Empty while the search engine is down.
 */
export const getStockModels = async (site: StockSite, body: string | null = null): Promise<StockByModel> => {
  const refinements = { status: ['in_stock'], ...(body === null ? {} : { simple_body: [body] }) }
  const query = { refinements, maxPriceDollars: null, sort: ['price:asc'], limit: READ }
  const [counts, cars] = await Promise.all([getStockCounts(site), getStockRow(site, query, tagsFor.stockSummary)])
  return stockModels(counts, cars.filter(canBeBought), site.settings, body)
}
