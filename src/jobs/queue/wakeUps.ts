import type { Pool } from 'pg'
import { z } from 'zod'
import { tasks } from '../taskNames'

/**
 * Completes the wake-up jobs queued behind the running one. They became visible together with their changes, and the
 * running job reads the changes only afterwards, so it processes those too; each wake-up alone would find nothing to
 * do.
 */
export const absorbWakeUps = async (pool: Pool): Promise<void> => {
  await pool.query(
    `SELECT graphile_worker.complete_jobs(array(
       SELECT id FROM graphile_worker.jobs
       WHERE task_identifier = $1 AND locked_at IS NULL AND run_at <= now() AND attempts < max_attempts))`,
    [tasks.syncStock],
  )
}

const idRows = z.array(z.object({ id: z.string() }))

/**
 * Jobs of these worker pools that were replaced by another: adding a job with the key of a running one takes the key
 * and all attempts from it. When its worker is killed, its row remains and would never run.
 */
export const supersededJobs = async (pool: Pool, poolIds: string[]): Promise<string[]> => {
  const { rows } = await pool.query(
    `SELECT id::text FROM graphile_worker.jobs
     WHERE locked_by = ANY($1) AND key IS NULL AND attempts >= max_attempts AND last_error IS NULL`,
    [poolIds],
  )
  return idRows.parse(rows).map(({ id }) => id)
}
