import { EventEmitter } from 'node:events'
import { Logger, run, runMigrations, type Runner, type WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Payload } from 'payload'
import { env } from '@/src/env'
import { stockEngine } from '@/src/services/search/engine'
import { isUnavailable } from '@/src/services/search/SearchError'
import { photoDepsFor, photoTasks } from './photos/photoTasks'
import { payloadStockReader } from './payloadStockReader'
import { revalidate } from './revalidate'
import type { SyncDeps } from './SyncDeps'
import { crontab, queues, tasks } from './taskNames'
import { taskList } from './taskList'
import { indexCondition } from './indexGeneration'
import { workerPool } from './workerPool'
import { workerSession } from './workerSession'

const CONCURRENCY = 4
/** Jobs, one connection that listens, one that shows this process is alive, and the ones that hold locks. */
const CONNECTIONS = CONCURRENCY + 5
/** How often dead workers are looked for. */
const SESSION_CHECK_MS = 10_000

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

/** Our index gets this version's settings. One that is missing or not ours is the first sync's to rebuild. */
const prepareIndex = async (deps: SyncDeps): Promise<void> => {
  const { engine, log } = deps
  try {
    if ((await indexCondition(deps)) === 'ready') await engine.ensureIndex()
  } catch (error) {
    if (!isUnavailable(error)) throw error
    log.warn('The search engine is away; the index is prepared when it is back.')
  }
}

/** Shows that this process and its workers are alive, and frees what dead ones hold. */
const keepSession = (pool: Pool, events: WorkerEvents, log: SyncDeps['log']) => {
  const session = workerSession(pool)
  // While the database is away there is nothing to do: the next check comes soon.
  const check = async (): Promise<void> => {
    const freed = await session.check().catch(() => 0)
    if (freed > 0) log.warn(`Freed the jobs of ${freed} workers that were killed.`)
  }
  events.on('worker:create', ({ worker }) => void session.join(worker.workerId).catch(() => undefined))
  const timer = setInterval(() => void check(), SESSION_CHECK_MS)
  const end = async (): Promise<void> => {
    clearInterval(timer)
    await session.end().catch(() => undefined)
  }
  return { check, end }
}

/**
 * Starts the worker: creates graphile-worker's tables if they are missing, then begins with whatever waits. Stop it
 * with `stop()`: it takes no new job, finishes the running ones and closes its connections.
 */
export const startWorker = async (payload: Payload): Promise<{ promise: Promise<void>; stop: () => Promise<void> }> => {
  const pool = workerPool(env().DATABASE_URL, CONNECTIONS)
  const deps = syncDepsFor(payload, pool)
  const photos = photoDepsFor(payload, pool)
  const options = { pgPool: pool, logger: quiet(payload) }
  await runMigrations(options)
  await prepareIndex(deps)
  const events: WorkerEvents = new EventEmitter()
  const session = keepSession(pool, events, deps.log)
  await session.check()
  const runner: Runner = await run({
    ...options,
    events,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    pollInterval: 2000,
    crontab,
    taskList: { ...taskList(deps, revalidate), ...photoTasks(photos) },
  })
  await runner.addJob(tasks.syncStock, {}, { queueName: queues.stock, jobKey: `${tasks.syncStock}:start` })
  let stopping: Promise<void> | null = null
  const stop = async (): Promise<void> => {
    await runner.stop()
    await photos.fetcher.close()
    await session.end()
    await pool.end()
  }
  return { promise: runner.promise, stop: () => (stopping ??= stop()) }
}
