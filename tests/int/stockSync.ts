import { testPayload } from '../setup/testPayload'

/**
 * The platform on servers of its own, without a worker: `sync` brings every waiting change into the index.
 *
 * @param dropped called with the cache tags of what was written
 */
export const stockSync = async (dropped: (tags: string[]) => void = () => undefined) => {
  const platform = await testPayload()
  const { payload } = platform
  const { workerPool } = await import('@/src/jobs/worker/workerPool')
  const { syncDepsFor } = await import('@/src/jobs/worker/startWorker')
  const { drainStockChanges } = await import('@/src/jobs/queue/drainStockChanges')
  const pool = workerPool(platform.databaseUrl, 4)
  const deps = { ...syncDepsFor(payload, pool), revalidate: async (tags: string[]) => dropped(tags) }
  return {
    payload,
    pool,
    deps,
    sync: () => drainStockChanges(deps),
    end: async () => {
      await pool.end()
      await platform.destroy()
    },
  }
}
