import { cache } from 'react'
import { tagsFor } from '@/src/domain/cache/tags'
import { driveAwayFrom, fuelsOf, withNewPrices } from '@/src/domain/content/models/stockPrice'
import { stateFilters } from '@/src/domain/search/query/filters'
import type { StockCounts } from '@/src/domain/site/StockCounts'
import { getModels } from '../content/getModels'
import { cachedUnlessDegraded } from '../reads/cachedUnlessDegraded'
import { getStockCounts } from './getStockCounts'
import type { StockSite } from './stockFilter'
import { stockHits } from './stockHits'

/** New cars read for their prices, the cheapest first: more than stand at most dealerships. */
const PRICED = 500
const FRESH = stateFilters({ refinements: { car_type: ['new'], status: ['in_stock'] } })

const newStock = (site: StockSite) =>
  cachedUnlessDegraded(['new-prices-and-fuels', site.id], site.memberIds.map(tagsFor.stockSummary), async () => {
    const { hits, degraded } = await stockHits(site, { filters: FRESH, sort: ['price:asc'], limit: PRICED })
    return { degraded, from: driveAwayFrom(hits, site.settings), fuels: fuelsOf(hits) }
  }).catch(() => ({ from: {}, fuels: {} }))

/**
 * Stock counts with what a new one of each model costs at least, at any of the site's dealerships. Only for pages that say
 * prices of models: all others have the counts in their menu, and need no cars read for them.
 */
export const getPricedCounts = cache(async (site: StockSite): Promise<StockCounts> => {
  const [counts, { from, fuels }, ...ranges] = await Promise.all([
    getStockCounts(site),
    newStock(site),
    ...site.memberIds.map(getModels),
  ])
  return { ...withNewPrices(counts, from, ranges.flat()), newFuels: fuels }
})
