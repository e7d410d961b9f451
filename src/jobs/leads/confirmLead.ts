import type { Payload } from 'payload'
import { z } from 'zod'
import { confirmationMail } from '@/src/domain/mail/confirmationMail'
import { relationId } from '@/src/domain/relationId'
import type { Car, Lead } from '@/src/payload-types'
import { type DealershipMail, dealershipMail } from './dealershipMail'
import { carOf, mailCarOf } from './leadCar'
import { leadAddress } from './leadAddress'
import { noteMail } from './noteMail'
import { sendPrivately } from './sendPrivately'

const quiet = { depth: 0, disableErrors: true, overrideAccess: true } as const
const address = z.email().max(200)

/** The number of the place that answers: the one with that address. */
const phoneOf = async (payload: Payload, lead: Lead, email: string | null): Promise<string> => {
  if (email === null) return ''
  const { docs } = await payload.find({
    collection: 'locations',
    where: { and: [{ tenant: { equals: relationId(lead.tenant) } }, { 'contact_detail.email': { equals: email } }] },
    sort: 'createdAt',
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  const contact = docs[0]?.contact_detail
  return contact?.phone ?? contact?.landline_phone ?? ''
}

const send = async (payload: Payload, lead: Lead, from: DealershipMail, car: Car | null): Promise<void> => {
  const replyTo = await leadAddress(payload, lead)
  const { confirmationSubject: subject, confirmationText: text } = from.settings.forms
  const mail = confirmationMail({
    look: from.look,
    subject,
    text,
    name: lead.name ?? '',
    car: car && mailCarOf(car, from),
    phone: await phoneOf(payload, lead, replyTo),
    reference: lead.id.slice(0, 8).toUpperCase(),
  })
  await sendPrivately(payload, from.look, { ...mail, to: address.parse(lead.email), replyTo })
}

/**
 * Tells a shopper that a lead has arrived, once (LEA-24), and notes on it when. Not for one held as spam or erased, not to an
 * address that is none, not where the dealership has switched it off. Throws when the mail cannot be sent: the queue tries
 * again, ever later, for about three days.
 */
export const confirmLead = async (payload: Payload, leadId: string): Promise<void> => {
  const lead = await payload.findByID({ collection: 'leads', id: leadId, ...quiet })
  if (!lead || lead.confirmed_at || lead.erased_at || lead.workflow === 'held') return
  if (!address.safeParse(lead.email).success) return
  const from = await dealershipMail(payload, relationId(lead.tenant))
  if (!from?.settings.forms.confirmationMail) return
  await send(payload, lead, from, await carOf(payload, lead))
  await noteMail(payload, leadId, null)
}
