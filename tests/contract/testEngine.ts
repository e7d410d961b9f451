import { randomUUID } from 'node:crypto'
import { createStockEngine, type StockEngine } from '@/src/services/search/stockEngine'

const required = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run this through npm test, which starts a search engine.`)
  return value
}

/** A fresh index of its own in the test run's real search engine. */
export const testEngine = async (): Promise<StockEngine> => {
  const engine = createStockEngine({
    host: required('MEILISEARCH_URL'),
    apiKey: required('MEILISEARCH_MASTER_KEY'),
    index: `test_${randomUUID()}`,
  })
  await engine.ensureIndex()
  return engine
}

/** Deletes the index and closes the connections. */
export const dropEngine = async (engine: StockEngine): Promise<void> => {
  await engine.done(engine.client.deleteIndex(engine.index))
  await engine.close()
}
