import type { Payload } from 'payload'
import type { Pool } from 'pg'

const AT_ONCE = 100

/**
 * Publishes and takes down what is due (CMS-01). Payload's own queue runs a job twice when two processes ask for it, and
 * never again when one is killed over it. So this runs in one place at a time, as a job of the worker's queue `content`;
 * what says it is being processed now belonged to a process that is gone. Returns how many came due.
 */
export const publishDue = async (payload: Payload, pool: Pool): Promise<number> => {
  await pool.query('UPDATE payload_jobs SET processing = false WHERE processing')
  const { jobStatus } = await payload.jobs.run({ limit: AT_ONCE, sequential: true, silent: { info: true } })
  return Object.keys(jobStatus ?? {}).length
}
