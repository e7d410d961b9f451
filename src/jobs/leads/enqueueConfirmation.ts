import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionSql } from '../queue/transactionSql'
import { tasks } from '../taskNames'

/** Queues the mail that tells a shopper that a lead has arrived, in the lead's own transaction. */
export const enqueueConfirmation = async (req: PayloadRequest, leadId: string): Promise<void> => {
  const payload = JSON.stringify({ leadId })
  await transactionSql(
    req,
    sql`SELECT wake_worker(${tasks.confirmLead}, ${payload}::json, NULL, ${`${tasks.confirmLead}:${leadId}`})`,
  )
}
