import type { PayloadRequest } from 'payload'
import { createPersonToken } from '@/src/payload/auth/personToken'
import { enqueueTask } from '../queue/enqueueTask'
import { tasks } from '../taskNames'

/**
 * Queues the mails about a new lead, to its dealership and its shopper, in the lead's own transaction: stored and queued
 * together, or neither.
 */
export const enqueueLeadMail = (req: PayloadRequest, leadId: string): Promise<void> =>
  enqueueTask(req, tasks.mailLead, { leadId }, leadId)

/** Queues the mail by which staff answer a lead, in the transaction that notes it on the timeline. */
export const enqueueAnswer = (req: PayloadRequest, activityId: string): Promise<void> =>
  enqueueTask(req, tasks.mailAnswer, { activityId }, activityId)

/** Queues the mail by which a dealership learns that a shopper moved or cancelled a test drive, as the timeline notes it. */
export const enqueueDriveChange = (req: PayloadRequest, activityId: string): Promise<void> =>
  enqueueTask(req, tasks.mailDriveChange, { activityId }, activityId)

/** Queues the mail that passes a shopper's answer on to staff, in the transaction that notes it on the timeline. */
export const enqueueReply = (req: PayloadRequest, activityId: string): Promise<void> =>
  enqueueTask(req, tasks.passReplyOn, { activityId }, activityId)

/**
 * Queues the mail with the link to a person's data, whether the site holds any or not: the answer takes the same time. The
 * queue holds the address only within the sealed token.
 */
export const enqueueMyDataMail = async (
  req: PayloadRequest,
  { tenant, email }: { tenant: string; email: string },
): Promise<void> => {
  const token = createPersonToken(
    { tenant, person: { by: 'email', value: email } },
    req.payload.secret,
    Math.floor(Date.now() / 1000),
  )
  await enqueueTask(req, tasks.mailMyData, { token })
}
