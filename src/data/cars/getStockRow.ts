import { tagsFor } from '@/src/domain/cache/tags'
import { stateFilters } from '@/src/domain/search/query/filters'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { emptySearchState, tidySearchState, type SearchState } from '@/src/domain/search/url/SearchState'
import { cachedUnlessDegraded } from '../reads/cachedUnlessDegraded'
import type { StockSite } from '../search/stockFilter'
import { stockHits } from '../search/stockHits'

export interface StockRowQuery {
  refinements: SearchState['refinements']
  maxPriceDollars: number | null
  /** An engine sort; empty: recommended. */
  sort: string[]
  limit: number
}

/**
 * A row of a site's live stock for a section of a page (SEA-13). Empty while the search engine is down. `tagOf` gives
 * its cache tag.
 */
export const getStockRow = (
  site: StockSite,
  query: StockRowQuery,
  tagOf: (tenantId: string) => string = tagsFor.stock,
): Promise<StockCard[]> => {
  const { refinements, maxPriceDollars, sort, limit } = query
  const ranges: SearchState['ranges'] = maxPriceDollars === null ? {} : { price: { min: 1, max: maxPriceDollars } }
  const filters = stateFilters(tidySearchState({ ...emptySearchState, refinements, ranges }))
  const key = [tagOf(site.id), JSON.stringify(query)]
  return cachedUnlessDegraded(['stock-row', site.id, ...key], site.memberIds.map(tagOf), () =>
    stockHits(site, { filters, limit, sort }),
  ).then(
    ({ hits }) => hits,
    () => [],
  )
}
