import type { Pool } from 'pg'
import { queues, tasks } from '../taskNames'

/** Makes the worker check the index now instead of at the next minute. Repeated calls are merged. */
export const askForIndexWatch = async (pool: Pool): Promise<void> => {
  const job = [tasks.watchStock, '{}', queues.stock, `${tasks.watchStock}:asked`]
  await pool.query('SELECT wake_worker($1, $2::json, $3, $4)', job)
}
