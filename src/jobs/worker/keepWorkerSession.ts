import type { WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import type { SyncDeps } from '../index/SyncDeps'
import { workerSession } from './workerSession'

/** How often dead workers are looked for, and a session lost with the database is taken up again. */
const SESSION_CHECK_MS = 2_000

/**
 * Shows that this process and its worker pools are alive, and frees what dead ones hold. Give `events` to the runner:
 * graphile-worker locks jobs in the name of the pool, not of the worker that runs them.
 */
export const keepWorkerSession = (pool: Pool, events: WorkerEvents, log: SyncDeps['log']) => {
  const session = workerSession(pool)
  let checking: Promise<void> | null = null
  // While the database is away there is nothing to do: the next check comes soon.
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
