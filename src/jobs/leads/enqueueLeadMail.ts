import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionSql } from '../queue/transactionSql'
import { tasks } from '../taskNames'

/**
 * Queues the mails about a new lead, to its dealership and its shopper, in the lead's own transaction: stored and queued
 * together, or neither.
 */
export const enqueueLeadMail = async (req: PayloadRequest, leadId: string): Promise<void> => {
  const payload = JSON.stringify({ leadId })
  await transactionSql(
    req,
    sql`SELECT wake_worker(${tasks.mailLead}, ${payload}::json, NULL, ${`${tasks.mailLead}:${leadId}`})`,
  )
}

/** Queues the mail by which staff answer a lead, in the transaction that notes it on the timeline. */
export const enqueueAnswer = async (req: PayloadRequest, activityId: string): Promise<void> => {
  const payload = JSON.stringify({ activityId })
  await transactionSql(
    req,
    sql`SELECT wake_worker(${tasks.mailAnswer}, ${payload}::json, NULL, ${`${tasks.mailAnswer}:${activityId}`})`,
  )
}
