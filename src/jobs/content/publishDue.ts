import type { Payload } from 'payload'
import type { Pool } from 'pg'

const AT_ONCE = 100

/**
 * Runs due publications and unpublications (CMS-01). Payload's own queue runs a job twice when two processes take it,
 * and never again when its process is killed. So this runs in one place at a time, as a job of the worker's queue
 * `content`; a job still marked as processing belonged to a killed process. Returns how many were due.
 */
export const publishDue = async (payload: Payload, pool: Pool): Promise<number> => {
  await pool.query('UPDATE payload_jobs SET processing = false WHERE processing')
  const { jobStatus } = await payload.jobs.run({ limit: AT_ONCE, sequential: true, silent: { info: true } })
  return Object.keys(jobStatus ?? {}).length
}
