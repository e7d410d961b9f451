import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { forgetEnv } from '@/src/env'
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

/** Lets code that reads the environment search this index. Its database is nowhere: such code must not need one. */
export const setTestEngine = ({ index }: StockEngine): void => {
  const { meilisearchUrl, meilisearchKey } = inject('servers')
  Object.assign(process.env, {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    MEILISEARCH_URL: meilisearchUrl,
    MEILISEARCH_MASTER_KEY: meilisearchKey,
    SEARCH_INDEX: index,
    PAYLOAD_SECRET: 'secret-of-the-tests-only',
    INTERNAL_SECRET: 'secret-of-the-tests-only',
  })
  forgetEnv()
}
