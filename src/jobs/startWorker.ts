import { Logger, run, runMigrations, type Runner } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Payload } from 'payload'
import { env } from '@/src/env'
import { stockEngine } from '@/src/services/search/engine'
import { isUnavailable } from '@/src/services/search/SearchError'
import { payloadStockReader } from './payloadStockReader'
import { revalidate } from './revalidate'
import type { SyncDeps } from './SyncDeps'
import { crontab, queues, tasks } from './taskNames'
import { taskList } from './taskList'
import { workerPool } from './workerPool'

const CONCURRENCY = 4
/** Jobs, one connection that listens, and the ones that hold the index lock. */
const CONNECTIONS = CONCURRENCY + 3

/** What the sync works with in this process; `revalidate` posts straight to the web server. */
export const syncDepsFor = (payload: Payload, pool: Pool): SyncDeps => ({
  pool,
  reader: payloadStockReader(payload),
  engine: stockEngine(),
  revalidate,
  log: payload.logger,
})

const quiet = (payload: Payload) =>
  new Logger(() => (level, message) => {
    if (level === 'error') payload.logger.error(message)
    else if (level === 'warning') payload.logger.warn(message)
  })

/** An engine that is away now is there later: each sync makes sure of the index again. */
const prepareIndex = async ({ engine, log }: SyncDeps): Promise<void> => {
  try {
    await engine.ensureIndex()
  } catch (error) {
    if (!isUnavailable(error)) throw error
    log.warn('The search engine is away; the index is prepared when it is back.')
  }
}

/**
 * Starts the worker: creates graphile-worker's tables if they are missing, then begins with whatever waits. Stop it
 * with `stop()`: it takes no new job, finishes the running ones and closes its connections.
 */
export const startWorker = async (payload: Payload): Promise<{ promise: Promise<void>; stop: () => Promise<void> }> => {
  const pool = workerPool(env().DATABASE_URL, CONNECTIONS)
  const deps = syncDepsFor(payload, pool)
  const options = { pgPool: pool, logger: quiet(payload) }
  await runMigrations(options)
  await prepareIndex(deps)
  const runner: Runner = await run({
    ...options,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    pollInterval: 2000,
    crontab,
    taskList: taskList(deps, revalidate),
  })
  await runner.addJob(tasks.syncStock, {}, { queueName: queues.stock, jobKey: `${tasks.syncStock}:start` })
  let stopping: Promise<void> | null = null
  const stop = async (): Promise<void> => {
    await runner.stop()
    await pool.end()
  }
  return { promise: runner.promise, stop: () => (stopping ??= stop()) }
}
