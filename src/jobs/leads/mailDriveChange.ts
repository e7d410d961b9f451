import { carTitle } from '@/src/domain/stock/car/carTitle'
import type { Payload } from 'payload'
import { driveChangeMail } from '@/src/domain/leads/desk/driveChangeMail'
import { relationId } from '@/src/domain/relationId'
import { dealershipLetterhead, leadLink } from './dealershipLetterhead'
import { answeringAddress } from './answeringAddress'

const quiet = { depth: 0, disableErrors: true, overrideAccess: true } as const

/**
 * Mails the dealership that a shopper moved or cancelled a test drive, in the words of the lead's timeline. Throws when the mail cannot
 * be sent: the queue tries again.
 */
export const mailDriveChange = async (payload: Payload, activityId: string): Promise<void> => {
  const activity = await payload.findByID({ collection: 'lead-activities', id: activityId, ...quiet })
  const leadId = relationId(activity?.lead)
  const lead = leadId === null ? null : await payload.findByID({ collection: 'leads', id: leadId, ...quiet })
  if (!activity || !lead || lead.erased_at) return
  const to = await answeringAddress(payload, lead)
  const from = await dealershipLetterhead(payload, relationId(lead.tenant))
  if (!from) return
  if (to.length === 0) {
    payload.logger.warn(
      `Nobody can be told that the test drive of lead ${lead.id} changed: its dealership has no address for it.`,
    )
    return
  }
  const mail = driveChangeMail({
    change: activity.text ?? '',
    who: [lead.name, lead.last_name].filter(Boolean).join(' ') || lead.phone || lead.email || '',
    vehicle: carTitle({ make: lead.vehicle_make, model: lead.vehicle_model }),
    phone: lead.phone ?? '',
    link: leadLink(lead.id),
    look: from.look,
  })
  await payload.sendEmail({ to, ...mail })
}
