import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { stockEngine } from '@/src/services/search/engine'
import { isUnavailable } from '@/src/services/search/SearchError'
import { stockFilter, type StockSite } from './stockFilter'

interface StockHitsQuery {
  /** Engine filters, joined by AND with the site's scope; build them with `stateFilters` or `quote`. */
  filters: string[]
  limit: number
  /** Engine sort, e.g. ['created_at_timestamp:desc']; left out: recommended. */
  sort?: string[]
}

interface StockHits {
  hits: StockCard[]
  /** The search engine is down, and nothing was asked. */
  degraded: boolean
}

/**
 * A fixed set of a site's cars, for carousels and callouts (SEA-13). Empty while the search engine is down: the section
 * is then left out.
 */
export const stockHits = async (site: StockSite, { filters, limit, sort = [] }: StockHitsQuery): Promise<StockHits> => {
  try {
    const filter = [stockFilter(site), ...filters]
    const [answer] = await stockEngine().searchCards([{ q: '', filter, sort, limit, matchingStrategy: 'all' }])
    return { hits: answer?.hits ?? [], degraded: false }
  } catch (error) {
    if (isUnavailable(error)) return { hits: [], degraded: true }
    throw error
  }
}
