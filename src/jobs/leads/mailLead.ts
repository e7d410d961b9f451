import type { Payload } from 'payload'
import { leadMail, type LeadMailFacts } from '@/src/domain/leads/leadMail'
import { relationId } from '@/src/domain/relationId'
import { env } from '@/src/env'
import type { Car, Lead } from '@/src/payload-types'
import { answererOf } from './answererOf'
import { type DealershipMail, dealershipMail } from './dealershipMail'
import { leadAddress } from './leadAddress'
import { carOf, mailCarOf } from './leadCar'
import { leadDrive } from './leadDrive'
import { leadLink } from './leadLink'
import { noteMail } from './noteMail'

const quiet = { depth: 0, disableErrors: true, overrideAccess: true } as const

/** The address new leads go to, and the person this one was given to. */
const recipientsOf = async (payload: Payload, lead: Lead): Promise<string[]> => {
  const addresses = [await leadAddress(payload, lead), await answererOf(payload, lead)]
  return [...new Set(addresses.flatMap((address) => address ?? []))]
}

const vehicleOf = (lead: Lead, car: Car | null): string =>
  (car ? [car.year, car.make, car.model, car.badge] : [lead.vehicle_make, lead.vehicle_model]).filter(Boolean).join(' ')

const factsOf = (lead: Lead, car: Car | null, from: DealershipMail, testDrive: string): LeadMailFacts => {
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
    vehicle: vehicleOf(lead, car),
    testDrive,
    stockNumber: lead.stock_number ?? '',
    page: lead.url ?? '',
    link: leadLink(lead.id),
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
  const to = await recipientsOf(payload, lead)
  if (to.length === 0) {
    payload.logger.warn(`Lead ${leadId} is mailed to nobody: no location of its dealership has an e-mail address.`)
    return
  }
  const name = [lead.name, lead.last_name].filter(Boolean).join(' ')
  const title = `Test drive: ${[vehicleOf(lead, car), name].filter(Boolean).join(', ')}`
  const drive = await leadDrive(payload, lead, { title, link: leadLink(lead.id), host: env().PLATFORM_HOST })
  const { subject, text, html, replyTo } = leadMail(factsOf(lead, car, from, drive.words))
  await payload.sendEmail({
    to,
    subject,
    text,
    html,
    ...(replyTo ? { replyTo } : {}),
    ...(drive.calendar ? { attachments: [drive.calendar] } : {}),
  })
  await noteMail(payload, leadId, to.join(', '))
}
