import type { Payload } from 'payload'
import { leadMail } from '@/src/domain/leads/leadMail'
import { relationId } from '@/src/domain/relationId'
import { env } from '@/src/env'
import type { Car, Lead } from '@/src/payload-types'
import { leadAddress } from './leadAddress'
import { leadDrive } from './leadDrive'
import { leadLink } from './leadLink'

const quiet = { depth: 0, disableErrors: true, overrideAccess: true } as const

const carOf = async (payload: Payload, { vehicle }: Lead): Promise<Car | null> => {
  const id = relationId(vehicle)
  return id ? payload.findByID({ collection: 'cars', id, ...quiet }) : null
}

/** The address new leads go to, and the person this one was given to. */
const recipientsOf = async (payload: Payload, lead: Lead): Promise<string[]> => {
  const id = relationId(lead.assigned_to)
  const person = id ? await payload.findByID({ collection: 'users', id, ...quiet }) : null
  const addresses = [await leadAddress(payload, lead), person?.email]
  return [...new Set(addresses.flatMap((address) => address ?? []))]
}

/**
 * Mails a lead to its dealership (LEA-20, ENT-21) and notes on it when and to whom. A lead that was mailed is not mailed
 * again. Throws when the mail cannot be sent: the queue tries again, ever later, for about three days.
 */
export const mailLead = async (payload: Payload, leadId: string): Promise<void> => {
  const lead = await payload.findByID({ collection: 'leads', id: leadId, ...quiet })
  if (!lead || lead.mailed_at || lead.workflow === 'held') return
  const car = await carOf(payload, lead)
  const to = await recipientsOf(payload, lead)
  if (to.length === 0) {
    payload.logger.warn(`Lead ${leadId} is mailed to nobody: no location of its dealership has an e-mail address.`)
    return
  }
  const vehicle = car ? [car.year, car.make, car.model, car.badge] : [lead.vehicle_make, lead.vehicle_model]
  const name = [lead.name, lead.last_name].filter(Boolean).join(' ')
  const link = leadLink(lead.id)
  const title = `Test drive: ${[vehicle.filter(Boolean).join(' '), name].filter(Boolean).join(', ')}`
  const drive = await leadDrive(payload, lead, { title, link, host: env().PLATFORM_HOST })
  const mail = leadMail({
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
    testDrive: drive.words,
    link,
  })
  const { subject, text, html, replyTo } = mail
  await payload.sendEmail({
    to,
    subject,
    text,
    html,
    ...(replyTo ? { replyTo } : {}),
    ...(drive.calendar ? { attachments: [drive.calendar] } : {}),
  })
  await payload.update({
    collection: 'leads',
    id: leadId,
    data: { mailed_at: new Date().toISOString(), mailed_to: to.join(', ') },
    depth: 0,
    overrideAccess: true,
  })
}
