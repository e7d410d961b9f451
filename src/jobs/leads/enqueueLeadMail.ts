import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { createPersonToken } from '@/src/payload/auth/personToken'
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

/** Queues the mail by which a dealership learns that a shopper moved or cancelled a test drive, as the timeline notes it. */
export const enqueueDriveChange = async (req: PayloadRequest, activityId: string): Promise<void> => {
  const payload = JSON.stringify({ activityId })
  await transactionSql(
    req,
    sql`SELECT wake_worker(${tasks.mailDriveChange}, ${payload}::json, NULL, ${`${tasks.mailDriveChange}:${activityId}`})`,
  )
}

/** Queues the mail that passes a shopper's answer on to staff, in the transaction that notes it on the timeline. */
export const enqueueReply = async (req: PayloadRequest, activityId: string): Promise<void> => {
  const payload = JSON.stringify({ activityId })
  await transactionSql(
    req,
    sql`SELECT wake_worker(${tasks.passReplyOn}, ${payload}::json, NULL, ${`${tasks.passReplyOn}:${activityId}`})`,
  )
}

/**
 * Queues the mail with the link to a person's data, whether the site holds any or not: the answer takes the same time. The
 * queue holds the address only within the sealed token.
 */
export const enqueueMyDataMail = async (
  req: PayloadRequest,
  { tenant, email }: { tenant: string; email: string },
): Promise<void> => {
  const token = createPersonToken({ tenant, email }, req.payload.secret, Math.floor(Date.now() / 1000))
  const payload = JSON.stringify({ token })
  await transactionSql(req, sql`SELECT wake_worker(${tasks.mailMyData}, ${payload}::json, NULL, NULL)`)
}
