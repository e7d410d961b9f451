import type { ModelTile } from '@/src/domain/content/models/modelTile'
import { withStockPrice } from '@/src/domain/content/models/stockPrice'
import { getPricedCounts } from '../search/getPricedCounts'
import type { StockSite } from '../search/stockFilter'
import { getModels } from './getModels'

/** Published models of a site in its own order, each with the price it begins at there: new ones in stock may cost less than the list. */
export const getRange = async (site: StockSite): Promise<ModelTile[]> => {
  const [models, counts] = await Promise.all([getModels(site.id), getPricedCounts(site)])
  return models.map((model) => withStockPrice(model, counts))
}
