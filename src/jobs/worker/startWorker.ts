import { EventEmitter } from 'node:events'
import { Logger, quickAddJob, run, runMigrations, type Runner, type WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Payload } from 'payload'
import { env } from '@/src/env'
import { stockEngine } from '@/src/services/search/engine'
import { isUnavailable } from '@/src/services/search/SearchError'
import { alertTasks } from '../alerts/alertTasks'
import { analyticsTasks } from '../analytics/analyticsTasks'
import { contentTasks } from '../content/contentTasks'
import { purgePages, edgeTasks } from '../pages/purgePages'
import { keepRunning } from './keepRunning'
import { lostJobs } from './lostJobs'
import { financeTasks } from '../finance/financeTasks'
import { nextInQueue } from './nextInQueue'
import { photoDepsFor, photoTasks } from '../photos/photoTasks'
import { leadTasks } from '../leads/leadTasks'
import { reservationTasks } from '../reservations/reservationTasks'
import { reminderTasks, shopperTasks } from '../shoppers/shopperTasks'
import { providerNamed } from '@/src/services/payments/depositProvider'
import { signatureHeader } from '@/src/payload/auth/webhookSignature'
import { lenderGateway } from '@/src/services/lenders/lenderGateway'
import { pushSender } from '@/src/services/push/pushSender'
import { smsService } from '@/src/services/sms/smsService'
import { payloadStockReader } from '../index/payloadStockReader'
import { revalidate } from '../pages/webCacheClient'
import type { SyncDeps } from '../index/SyncDeps'
import { crontab, queues, tasks } from '../taskNames'
import { taskList } from './taskList'
import { indexCondition } from '../index/syncState'
import { workerPool } from './workerPool'
import { workerSession } from './workerSession'

const CONCURRENCY = 4
/** Jobs, one LISTEN connection, one worker session (workerSession), and those that hold locks. */
const CONNECTIONS = CONCURRENCY + 5

/** Dependencies of the sync in this process; `revalidate` queues a job for the worker. */
export const syncDepsFor = (payload: Payload, pool: Pool): SyncDeps => ({
  pool,
  reader: payloadStockReader(payload),
  engine: stockEngine(),
  revalidate: async (tags) =>
    void (tags.length > 0 && (await quickAddJob({ pgPool: pool }, tasks.revalidate, { tags }))),
  log: payload.logger,
})

const signLender =
  (secret: string) =>
  (body: string): string =>
    signatureHeader(secret, Math.floor(Date.now() / 1000), body)

const quiet = (payload: Payload) =>
  new Logger(() => (level, message) => {
    if (level === 'error') payload.logger.error(message)
    else if (level === 'warning') payload.logger.warn(message)
  })

/** Applies this version's settings to our index. A missing or foreign index is rebuilt by the first sync. */
const prepareIndex = async (deps: SyncDeps): Promise<void> => {
  const { engine, log } = deps
  try {
    if ((await indexCondition(deps)) === 'ready') await engine.ensureIndex()
  } catch (error) {
    if (!isUnavailable(error)) throw error
    log.warn('The search engine is away; the index is prepared when it is back.')
  }
}

/** Interval for finding dead workers, and for opening a lost session again. */
const SESSION_CHECK_MS = 2_000

/** Interval for finding jobs that this process holds and does not run. */
const LOST_JOBS_CHECK_MS = 5_000

/**
 * Holds a lock as proof that this process and its worker pools are running, and frees the jobs of dead ones. Pass
 * `events` to the runner: graphile-worker locks jobs in the name of the pool, not of the worker that runs them.
 */
export const keepWorkerSession = (pool: Pool, events: WorkerEvents, log: SyncDeps['log']) => {
  const session = workerSession(pool)
  let checking: Promise<void> | null = null
  // While the database is down a check does nothing; the next one follows soon.
  const look = async (): Promise<void> => {
    const freed = await session.check().catch(() => 0)
    if (freed > 0) log.warn(`Freed the jobs of ${freed} worker processes that were killed.`)
  }
  const check = (): Promise<void> => (checking ??= look().finally(() => (checking = null)))
  events.on('pool:create', ({ workerPool }) => void session.join(workerPool.id).catch(() => undefined))
  const timer = setInterval(() => void check(), SESSION_CHECK_MS)
  const end = async (): Promise<void> => {
    clearInterval(timer)
    await checking
    await session.end().catch(() => undefined)
  }
  return { check, leave: session.leave, end }
}

/**
 * Starts the worker: creates graphile-worker's tables if they are missing, then starts with the waiting jobs. `stop()`
 * takes no new job, finishes the running ones and closes the connections.
 */
export const startWorker = async (payload: Payload): Promise<{ promise: Promise<void>; stop: () => Promise<void> }> => {
  const pool = workerPool(env().DATABASE_URL, CONNECTIONS)
  const deps = syncDepsFor(payload, pool)
  const photos = photoDepsFor(payload, pool)
  const options = { pgPool: pool, logger: quiet(payload) }
  await runMigrations(options)
  await prepareIndex(deps)
  const events: WorkerEvents = new EventEmitter()
  nextInQueue(events)
  const session = keepWorkerSession(pool, events, deps.log)
  await session.check()
  const start = (): Promise<Runner> =>
    run({
      ...options,
      events,
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      pollInterval: 2000,
      // With a delay set, job results are written in batches, which are retried; a failed single write would end the
      // process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      crontab,
      taskList: {
        ...taskList(deps, purgePages(deps, revalidate)),
        ...edgeTasks(deps),
        ...photoTasks(photos),
        ...contentTasks({ payload, pool }),
        ...leadTasks({ payload, pool, allow: env().PHOTO_FETCH_ALLOW }),
        ...shopperTasks({ payload, sms: smsService(env()) }),
        ...alertTasks({
          payload,
          pool,
          reader: deps.reader,
          push: pushSender(payload.secret, `mailto:${payload.email.defaultFromAddress}`),
        }),
        ...reminderTasks({ payload, pool }),
        ...reservationTasks({ payload, providers: providerNamed }),
        ...financeTasks({ payload, lender: lenderGateway(env(), signLender) }),
        ...analyticsTasks({ payload, pool }),
      },
    })
  const countLost = lostJobs(pool, events)
  const runner = await keepRunning(start, events, session.leave, deps.log)
  const looking = setInterval(() => {
    // While the database is down there is nothing to see.
    const look = async (): Promise<void> => {
      const lost = await countLost()
      if (lost === 0) return
      deps.log.warn(`${lost} jobs were taken when the database crashed and are not run; the runner is started again.`)
      await runner.restart()
    }
    void look().catch(() => undefined)
  }, LOST_JOBS_CHECK_MS)
  await runner.addJob(tasks.syncStock, {}, { queueName: queues.stock, jobKey: `${tasks.syncStock}:start` })
  let stopping: Promise<void> | null = null
  const stop = async (): Promise<void> => {
    clearInterval(looking)
    await runner.stop()
    await photos.fetcher.close()
    await session.end()
    await pool.end()
  }
  return { promise: runner.promise, stop: () => (stopping ??= stop()) }
}
