import type { Payload } from 'payload'
import { leadMail, type LeadMailFacts } from '@/src/domain/leads/leadMail'
import { leadRecipient } from '@/src/domain/leads/leadRecipient'
import { relationId } from '@/src/domain/relationId'
import { env } from '@/src/env'
import type { Car, Lead } from '@/src/payload-types'
import { type DealershipMail, dealershipMail } from './dealershipMail'
import { carOf, mailCarOf } from './leadCar'
import { noteMail } from './noteMail'

const quiet = { depth: 0, disableErrors: true, overrideAccess: true } as const

/** The address a lead goes to, and answers come from; null when no location has one. */
export const recipientOf = async (payload: Payload, lead: Lead, car: Car | null): Promise<string | null> => {
  const { docs } = await payload.find({
    collection: 'locations',
    where: { tenant: { equals: relationId(lead.tenant) } },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const places = docs.map(({ id, location_type, contact_detail }) => ({
    id,
    email: contact_detail?.email || null,
    type: location_type ?? null,
  }))
  return leadRecipient(places, {
    locationId: relationId(lead.location) ?? relationId(car?.location),
    category: lead.category ?? '',
  })
}

const factsOf = (lead: Lead, car: Car | null, from: DealershipMail): LeadMailFacts => {
  const { PUBLIC_SCHEME, PLATFORM_HOST } = env()
  const vehicle = car ? [car.year, car.make, car.model, car.badge] : [lead.vehicle_make, lead.vehicle_model]
  return {
    reference: lead.id,
    category: lead.category ?? '',
    subcategory: lead.subcategory ?? '',
    name: lead.name ?? '',
    lastName: lead.last_name ?? '',
    email: lead.email ?? '',
    phone: lead.phone ?? '',
    postcode: lead.postcode ?? '',
    message: lead.message ?? '',
    services: lead.additional_services ?? [],
    vehicle: vehicle.filter(Boolean).join(' '),
    stockNumber: lead.stock_number ?? '',
    page: lead.url ?? '',
    link: `${PUBLIC_SCHEME}://${PLATFORM_HOST}/admin/collections/leads/${lead.id}`,
    look: from.look,
    car: car && mailCarOf(car, from),
  }
}

/**
 * Mails a lead to its dealership (LEA-20, ENT-21) and notes on it when and to whom. A lead that was mailed is not mailed
 * again. Throws when the mail cannot be sent: the queue tries again, ever later, for about three days.
 */
export const mailLead = async (payload: Payload, leadId: string): Promise<void> => {
  const lead = await payload.findByID({ collection: 'leads', id: leadId, ...quiet })
  if (!lead || lead.mailed_at || lead.erased_at || lead.workflow === 'held') return
  const from = await dealershipMail(payload, relationId(lead.tenant))
  if (!from) return
  const car = await carOf(payload, lead)
  const to = await recipientOf(payload, lead, car)
  if (to === null) {
    payload.logger.warn(`Lead ${leadId} is mailed to nobody: no location of its dealership has an e-mail address.`)
    return
  }
  const { subject, text, html, replyTo } = leadMail(factsOf(lead, car, from))
  await payload.sendEmail({ to, subject, text, html, ...(replyTo ? { replyTo } : {}) })
  await noteMail(payload, leadId, to)
}
