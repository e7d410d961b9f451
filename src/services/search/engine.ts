import { env } from '@/src/env'
import { createStockEngine, type StockEngine } from './stockEngine'

let engine: StockEngine | null = null

/** The platform's search engine, as configured; one set of connections per process. */
export const stockEngine = (): StockEngine => {
  const { MEILISEARCH_URL, MEILISEARCH_MASTER_KEY, SEARCH_INDEX } = env()
  engine ??= createStockEngine({ host: MEILISEARCH_URL, apiKey: MEILISEARCH_MASTER_KEY, index: SEARCH_INDEX })
  return engine
}
