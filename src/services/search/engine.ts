import { env } from '@/src/env'
import { createStockEngine, type StockEngine } from './stockEngine'

let current: { key: string; engine: StockEngine } | null = null

/** The platform's search engine, as configured; one set of connections per process. */
export const stockEngine = (): StockEngine => {
  const { MEILISEARCH_URL: host, MEILISEARCH_MASTER_KEY: apiKey, SEARCH_INDEX: index } = env()
  const key = `${host} ${index}`
  if (current?.key !== key) current = { key, engine: createStockEngine({ host, apiKey, index }) }
  return current.engine
}
