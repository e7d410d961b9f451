import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionSql } from '../queue/transactionSql'
import { tasks } from '../taskNames'

/** Queues the mail that asks an address's owner to confirm a saved search. */
export const enqueueAlertStart = async (req: PayloadRequest, searchId: string): Promise<void> => {
  const payload = JSON.stringify({ searchId })
  await transactionSql(req, sql`SELECT wake_worker(${tasks.mailAlertStart}, ${payload}::json, NULL, NULL)`)
}
