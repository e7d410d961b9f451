import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { createStockEngine, type StockEngine } from '@/src/services/search/stockEngine'

/** A fresh index of its own in the test run's real search engine. */
export const testEngine = async (): Promise<StockEngine> => {
  const { meilisearchUrl, meilisearchKey } = inject('servers')
  const engine = createStockEngine({ host: meilisearchUrl, apiKey: meilisearchKey, index: `test_${randomUUID()}` })
  await engine.ensureIndex()
  return engine
}

/** Deletes the index and closes the connections. */
export const dropEngine = async (engine: StockEngine): Promise<void> => {
  await engine.done(engine.client.deleteIndex(engine.index))
  await engine.close()
}
