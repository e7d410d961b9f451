import type { ModelTile } from '@/src/domain/content/models/modelTile'
import { absoluteHref } from '@/src/domain/site/absoluteHref'
import type { Site } from '@/tenants/Site'
import { withStockPrice } from '@/src/domain/content/models/stockPrice'
import { getPricedCounts } from '../search/getPricedCounts'
import type { StockSite } from '../search/stockFilter'
import { getDealerships } from '../directories/getDealerships'
import { getSite } from '../site/getSite'
import { getModels } from './getModels'

/** Published models of a site in its own order, each with the price it begins at there: new ones in stock may cost less than the list. */
export const getRange = async (site: StockSite): Promise<ModelTile[]> => {
  const [models, counts] = await Promise.all([getModels(site.id), getPricedCounts(site)])
  return models.map((model) => withStockPrice(model, counts))
}

/**
 * The models a site's list shows: its own, else those of a group's dealerships, each with the way to its page there (RTE-29,
 * TEN-14).
 */
export const getShownRange = async (site: Site): Promise<ModelTile[]> => {
  const own = await getRange(site)
  if (own.length > 0 || !site.isGroup) return own
  const ranges = await Promise.all(
    (await getDealerships(site)).map(async ({ id, name }) => {
      const member = await getSite(id)
      if (!member) return []
      const models = await getRange(member)
      return models.map((model) => ({ ...model, href: absoluteHref(model.href, member.origin), seller: name }))
    }),
  )
  return ranges.flat()
}
