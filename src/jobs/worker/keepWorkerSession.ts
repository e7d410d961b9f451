import type { WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import type { SyncDeps } from '../index/SyncDeps'
import { workerSession } from './workerSession'

/** Interval for finding dead workers, and for opening a lost session again. */
const SESSION_CHECK_MS = 2_000

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
