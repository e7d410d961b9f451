import { browserAnswer, type BrowserQuery, scopeBrowserQuery } from '@/src/domain/search/query/browserQuery'
import { stockEngine } from '@/src/services/search/engine'
import { stockFilter, type StockSite } from './stockFilter'

/**
 * Queries in the engine's own words, answered within a site's scope and bounds (SEA-15, TEN-15): those of browsers, and the
 * server's own for a page.
 *
 * @throws SearchError
 */
export const answerQueries = async (site: StockSite, queries: readonly BrowserQuery[]) => {
  const scope = stockFilter(site)
  const scoped = queries.map((query) => ({ ...scopeBrowserQuery(query, scope) }))
  return (await stockEngine().searchRaw(scoped)).map(browserAnswer)
}
