import { setTimeout } from 'node:timers/promises'
import type { Runner, WorkerEvents } from 'graphile-worker'
import type { SyncDeps } from '../index/SyncDeps'

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 5_000

type Kept = Pick<Runner, 'promise' | 'stop' | 'addJob'>

/** After each of these a runner's pool runs no job. */
const LAST_EVENTS = [
  'pool:gracefulShutdown:complete',
  'pool:forcefulShutdown:complete',
  'pool:forcefulShutdown:error',
] as const

/** Time in which a pool writes its last results and ends. */
const LAST_RESULTS_MS = 2_000

/**
 * Watches the pools of runners that share `events`, for two faults of graphile-worker 0.18 after a crash of the database:
 *
 * - When the results of two jobs fail at once, the second one is counted twice (`batch` keeps its `backpressure`), and the
 *   runner's own promise is never fulfilled. `ended` gives one that is, soon after the newest pool has run its last job.
 * - When the first question for jobs fails, the failed answer is kept (`getTaskDetails`), and so is every later one.
 *   `onDeaf` is called.
 */
const watchPools = (events: WorkerEvents, onDeaf: () => void): { ended: () => Promise<void> } => {
  let newest = Promise.withResolvers<void>()
  let poolId = ''
  let answered = false
  events.on('pool:create', ({ workerPool }) => {
    newest = Promise.withResolvers<void>()
    poolId = workerPool.id
    answered = false
  })
  for (const name of LAST_EVENTS) {
    events.on(name, ({ workerPool }) => {
      if (workerPool.id === poolId) setTimeout(LAST_RESULTS_MS).then(newest.resolve)
    })
  }
  for (const name of ['worker:getJob:empty', 'job:start'] as const) {
    events.on(name, ({ worker }) => {
      if (worker.workerPool.id === poolId) answered = true
    })
  }
  events.on('worker:getJob:error', ({ worker }) => {
    // After the worker has set its own timer, which the pool then clears.
    if (!answered && worker.workerPool.id === poolId) setImmediate(onDeaf)
  })
  return { ended: () => newest.promise }
}

/**
 * A runner that is started again when it ends by itself: graphile-worker stops when it cannot report the end of a job,
 * for example after a crash of the database. Retries until the database is back.
 *
 * @param events the ones `start` gives to its runners
 * @param leave frees the jobs that the ended runner still holds; throws while the database is down
 * @returns `restart` lets the runner finish what it does; it is then started again
 */
export const keepRunning = async (
  start: () => Promise<Kept>,
  events: WorkerEvents,
  leave: () => Promise<void>,
  log: SyncDeps['log'],
): Promise<Kept & { restart: () => Promise<unknown> }> => {
  let restarting: Promise<unknown> | null = null
  const restart = (): Promise<unknown> => (restarting ??= end().finally(() => (restarting = null)))
  const pools = watchPools(events, () => void restart())
  let runner = await start()
  let stopped = false

  const ended = (): Promise<void> => Promise.race([runner.promise.catch(() => undefined), pools.ended()])
  /** Lets the runner finish what it does. One that has ended by itself refuses. */
  const end = (): Promise<unknown> => Promise.race([runner.stop().catch(() => undefined), pools.ended()])

  const startAgain = async (): Promise<void> => {
    for (let pause = FIRST_PAUSE_MS; !stopped; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await setTimeout(pause)
      try {
        await leave()
        runner = await start()
        log.warn('The worker goes on.')
        return
      } catch {
        continue
      }
    }
  }
  const keep = async (): Promise<void> => {
    while (!stopped) {
      await ended()
      if (stopped) return
      // Of a pool that hangs, the schedule goes on until it is stopped.
      void end()
      log.warn('The worker’s runner ended, most likely because the database is away. It is started again.')
      await startAgain()
      // `stop()` was called while it started.
      if (stopped) await end()
    }
  }
  const promise = keep()
  return {
    promise,
    restart,
    addJob: (...job) => runner.addJob(...job),
    stop: async () => {
      stopped = true
      await end()
      await promise
    },
  }
}
