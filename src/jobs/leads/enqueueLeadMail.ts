import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionSql } from '../queue/transactionSql'
import { tasks } from '../taskNames'

/** Queues the mail about a new lead in the lead's own transaction: stored and queued together, or neither. */
export const enqueueLeadMail = async (req: PayloadRequest, leadId: string): Promise<void> => {
  const payload = JSON.stringify({ leadId })
  await transactionSql(
    req,
    sql`SELECT wake_worker(${tasks.mailLead}, ${payload}::json, NULL, ${`${tasks.mailLead}:${leadId}`})`,
  )
}
