import { z } from 'zod'
import { answerMail } from '@/src/domain/mail/answerMail'
import { dealershipMail } from './dealershipMail'
import type { DeliveryDeps } from './deliverLead'
import { inTransaction } from '../inTransaction'
import { sendPrivately } from './sendPrivately'

const answerRow = z.object({
  text: z.string(),
  who: z.string(),
  email: z.string(),
  tenant: z.string(),
})

const WAITING = `SELECT a.text, a.who, l.email, a.tenant_id::text AS tenant
  FROM lead_activities AS a JOIN leads AS l ON l.id = a.lead_id
  WHERE a.id = $1 AND a.kind = 'mail' AND a.sent_at IS NULL AND l.email <> '' FOR UPDATE OF a`

/**
 * Sends what a member of staff wrote to a shopper; a reply goes to that person (CRM-04). Sent once. Throws when it cannot
 * be sent: the queue tries again, ever later, for about three days.
 */
export const mailAnswer = (
  { payload, pool }: Pick<DeliveryDeps, 'payload' | 'pool'>,
  activityId: string,
): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query(WAITING, [activityId])
    if (rows.length === 0) return
    const { text: whole, who, email: to, tenant } = answerRow.parse(rows[0])
    const [subject = '', ...rest] = whole.split('\n\n')
    const sender = await dealershipMail(payload, tenant)
    if (!sender) return
    const mail = answerMail(sender.look, { subject, text: rest.join('\n\n') })
    await sendPrivately(payload, sender.look, { ...mail, to, replyTo: who })
    await client.query('UPDATE lead_activities SET sent_at = now() WHERE id = $1', [activityId])
  })
