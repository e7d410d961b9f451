import { carTitle } from '@/src/domain/stock/car/carTitle'
import type { Payload } from 'payload'
import { reminderMail } from '@/src/domain/leads/desk/reminderMail'
import { relationId } from '@/src/domain/relationId'
import { momentWords } from '@/src/domain/locations/hours/momentWords'
import { dealershipZone } from '@/tenants/dealershipZone'
import { answeringAddress } from './answeringAddress'
import { dealershipLetterhead, leadLink } from './dealershipLetterhead'

export const reminderKinds = ['reminder', 'escalation'] as const
export type ReminderKind = (typeof reminderKinds)[number]

const quiet = { depth: 0, disableErrors: true, overrideAccess: true } as const

const adminsOf = async (payload: Payload, tenant: string): Promise<string[]> => {
  const { docs } = await payload.find({
    collection: 'users',
    where: { 'tenants.tenant': { equals: tenant } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const isAdmin = ({ tenants }: (typeof docs)[number]): boolean =>
    (tenants ?? []).some((row) => relationId(row.tenant) === tenant && row.role === 'dealership-admin')
  return docs.filter(isAdmin).map(({ email }) => email)
}

/**
 * Mails that a lead waits for its answer: to who answers it, or to the dealership's admins (CRM-04). One answered
 * meanwhile is left alone. Throws when the mail cannot be sent: the queue tries again.
 */
export const remindOfLead = async (payload: Payload, leadId: string, kind: ReminderKind): Promise<void> => {
  const lead = await payload.findByID({ collection: 'leads', id: leadId, ...quiet })
  if (!lead?.respond_by) return
  const tenant = relationId(lead.tenant) ?? ''
  const to = kind === 'escalation' ? await adminsOf(payload, tenant) : await answeringAddress(payload, lead)
  if (to.length === 0) {
    payload.logger.warn(`Nobody can be told that lead ${leadId} waits: its dealership has no address for it.`)
    return
  }
  const from = await dealershipLetterhead(payload, tenant)
  if (!from) return
  const zone = await dealershipZone({ payload, context: {} }, tenant)
  const mail = reminderMail({
    kind,
    who: [lead.name, lead.last_name].filter(Boolean).join(' ') || lead.phone || lead.email || '',
    vehicle: carTitle({ make: lead.vehicle_make, model: lead.vehicle_model }),
    phone: lead.phone ?? '',
    cameAt: momentWords(lead.createdAt, zone),
    dueAt: momentWords(lead.respond_by, zone),
    link: leadLink(lead.id),
    look: from.look,
  })
  await payload.sendEmail({ to, ...mail })
}
