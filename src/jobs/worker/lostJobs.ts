import type { WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import { z } from 'zod'

const idRows = z.array(z.object({ id: z.string() }))

/** Longer than it takes to learn that a job begins, or to write down that it has ended. */
const UNKNOWN_SECONDS = 10

/**
 * Counts the jobs that this process holds and does not run. One statement takes a job: when the database commits it and
 * crashes before it has answered, graphile-worker takes another job, and the first, with its queue, stays locked for four
 * hours. Pass `events` to the runner.
 */
export const lostJobs = (pool: Pool, events: WorkerEvents, seconds = UNKNOWN_SECONDS): (() => Promise<number>) => {
  /** Job id: when it ended (ms), null while it runs. */
  const known = new Map<string, number | null>()
  let poolId = ''
  events.on('pool:create', ({ workerPool }) => {
    poolId = workerPool.id
    // Of a pool that ended without a word nothing runs any more.
    known.clear()
  })
  events.on('job:start', ({ job }) => void known.set(job.id, null))
  events.on('job:complete', ({ job }) => void known.set(job.id, Date.now()))
  return async () => {
    const { rows } = await pool.query(
      `SELECT id::text FROM graphile_worker.jobs WHERE locked_by = $1 AND locked_at < now() - $2 * interval '1 second'`,
      [poolId, seconds],
    )
    const lost = idRows.parse(rows).filter(({ id }) => !known.has(id)).length
    for (const [id, endedAt] of known) if (endedAt !== null && endedAt < Date.now() - seconds * 1000) known.delete(id)
    return lost
  }
}
