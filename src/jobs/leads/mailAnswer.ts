import { z } from 'zod'
import type { DeliveryDeps } from './deliverLead'
import { inTransaction } from '../inTransaction'

const answerRow = z.object({
  text: z.string(),
  who: z.string(),
  email: z.string(),
  tenant: z.string(),
})

const WAITING = `SELECT a.text, a.who, l.email, t.name AS tenant
  FROM lead_activities AS a JOIN leads AS l ON l.id = a.lead_id JOIN tenants AS t ON t.id = a.tenant_id
  WHERE a.id = $1 AND a.kind = 'mail' AND a.sent_at IS NULL AND l.email <> '' FOR UPDATE OF a`

const header = (text: string): string => text.replace(/\s+/g, ' ').trim()

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
    const { defaultFromAddress } = payload.email
    const from = { name: header(tenant), address: defaultFromAddress }
    await payload.sendEmail({ from, to, replyTo: who, subject: header(subject), text: rest.join('\n\n') })
    await client.query('UPDATE lead_activities SET sent_at = now() WHERE id = $1', [activityId])
  })
