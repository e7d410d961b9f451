import { env } from '@/src/env'
import { freshHealth, type EngineHealth } from './engineHealth'
import { createStockEngine, type StockEngine } from './stockEngine'

declare global {
  var forecourtEngineHealth: EngineHealth | undefined
}

let current: { key: string; engine: StockEngine } | null = null

/** The platform's search engine, as configured. Each route is bundled on its own, so what is known of it is the process's. */
export const stockEngine = (): StockEngine => {
  const { MEILISEARCH_URL: host, MEILISEARCH_MASTER_KEY: apiKey, SEARCH_INDEX: index } = env()
  const key = `${host} ${index}`
  if (current?.key !== key)
    current = {
      key,
      engine: createStockEngine({ host, apiKey, index, health: (globalThis.forecourtEngineHealth ??= freshHealth()) }),
    }
  return current.engine
}
