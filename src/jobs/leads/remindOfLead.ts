import type { Payload } from 'payload'
import { reminderMail } from '@/src/domain/leads/desk/reminderMail'
import { relationId } from '@/src/domain/relationId'
import { momentWords } from '@/src/domain/locations/hours/momentWords'
import type { Lead } from '@/src/payload-types'
import { dealershipZone } from '@/tenants/dealershipZone'
import { dealershipMail, leadAddress, leadLink } from './dealershipMail'
import { leadPlaces } from './leadPlaces'

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
 * E-mail address of the person a lead was given to. Null: nobody, or somebody who does not work for its dealership any more,
 * and is told nothing of its shoppers (TEN-15).
 */
const answererOf = async (
  payload: Payload,
  { assigned_to, tenant }: Pick<Lead, 'assigned_to' | 'tenant'>,
): Promise<string | null> => {
  const id = relationId(assigned_to)
  if (id === null) return null
  const { docs } = await payload.find({
    collection: 'users',
    where: { and: [{ id: { equals: id } }, { 'tenants.tenant': { equals: relationId(tenant) } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  return docs[0]?.email ?? null
}

/** Who answers a lead: the person it was given to, else the address new leads go to. */
export const answeringAddress = async (payload: Payload, lead: Lead): Promise<string[]> => {
  const places = await leadPlaces(payload, relationId(lead.tenant))
  const address = (await answererOf(payload, lead)) ?? leadAddress(places, lead)
  return address === null ? [] : [address]
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
  const from = await dealershipMail(payload, tenant)
  if (!from) return
  const zone = await dealershipZone({ payload, context: {} }, tenant)
  const mail = reminderMail({
    kind,
    who: [lead.name, lead.last_name].filter(Boolean).join(' ') || lead.phone || lead.email || '',
    vehicle: [lead.vehicle_make, lead.vehicle_model].filter(Boolean).join(' '),
    phone: lead.phone ?? '',
    cameAt: momentWords(lead.createdAt, zone),
    dueAt: momentWords(lead.respond_by, zone),
    link: leadLink(lead.id),
    look: from.look,
  })
  await payload.sendEmail({ to, ...mail })
}
