import type { Pool } from 'pg'
import { z } from 'zod'
import { SESSION_CLASS } from '../worker/workerSession'

/** Worker processes that are alive: each holds a lock of its own (workerSession). */
export const liveWorkers = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query(
    `SELECT count(DISTINCT objid)::int AS count FROM pg_locks
     WHERE locktype = 'advisory' AND classid = $1 AND objsubid = 2
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [SESSION_CLASS],
  )
  return z.array(z.object({ count: z.number() })).parse(rows)[0]?.count ?? 0
}
