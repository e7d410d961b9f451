import { z } from 'zod'
import { replyMail } from '@/src/domain/mail/replyMail'
import { relationId } from '@/src/domain/relationId'
import { inTransaction } from '../../inTransaction'
import { answeringAddress } from '../answeringAddress'
import { dealershipLetterhead, leadLink, leadMailboxOf } from '../dealershipLetterhead'
import type { DeliveryDeps } from '../deliverLead'

const replyRow = z.object({ text: z.string(), lead: z.string() })

/** For a joined lead: whoever answers the lead it was joined to. */
const WAITING = `SELECT a.text, coalesce(l.joined_to_id, l.id)::text AS lead
  FROM lead_activities AS a JOIN leads AS l ON l.id = a.lead_id
  WHERE a.id = $1 AND a.sent_at IS NULL AND a.text <> '' FOR UPDATE OF a`

/**
 * Mails what a shopper answered to who answers the lead, once; a reply comes to the lead's own address (CRM-04). Throws when it
 * cannot be sent: the queue tries again, ever later, for about three days.
 */
export const passReplyOn = (
  { payload, pool }: Pick<DeliveryDeps, 'payload' | 'pool'>,
  activityId: string,
): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query(WAITING, [activityId])
    if (rows.length === 0) return
    const { text: whole, lead: id } = replyRow.parse(rows[0])
    const lead = await payload.findByID({
      collection: 'leads',
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
    })
    const from = lead && (await dealershipLetterhead(payload, relationId(lead.tenant)))
    if (!lead || !from) return
    const to = await answeringAddress(payload, lead)
    if (to.length === 0) {
      payload.logger.warn(`An answer to lead ${id} reaches nobody by mail: its dealership has no address for it.`)
      return
    }
    const [subject = '', ...rest] = whole.split('\n\n')
    const mail = replyMail({
      who: [lead.name, lead.last_name].filter(Boolean).join(' ') || 'The customer',
      subject,
      text: rest.join('\n\n'),
      link: leadLink(id),
      look: from.look,
    })
    const replyTo = leadMailboxOf(payload, id)
    await payload.sendEmail({
      from: { name: from.platformName, address: payload.email.defaultFromAddress },
      to,
      ...mail,
      ...(replyTo ? { replyTo } : {}),
    })
    await client.query('UPDATE lead_activities SET sent_at = now() WHERE id = $1', [activityId])
  })
