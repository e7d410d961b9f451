import { isOfSeveral, stockModelPath } from '@/src/domain/content/models/stock/stockModelPath'
import { countOf } from '@/src/domain/site/StockCounts'
import { carTitle } from '@/src/domain/stock/car/carTitle'
import type { Site } from '@/tenants/Site'
import { getStockCounts } from '../search/getStockCounts'
import { page, type SitePage } from './SitePage'

/** Where no new range is sold, models have pages of what is in stock of them (RTE-29). */
export const stockModelPages = async (site: Site): Promise<SitePage[]> => {
  const { makes, models } = await getStockCounts(site)
  return makes.flatMap((make) =>
    (models[make.slug] ?? [])
      .filter(({ available: { here, coming } }) => isOfSeveral(countOf(here) + countOf(coming)))
      .map(({ slug, label }) =>
        page('models', stockModelPath(make.slug, slug), carTitle({ make: make.label, model: label })),
      ),
  )
}
