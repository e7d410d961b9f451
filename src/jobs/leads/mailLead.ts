import type { Payload } from 'payload'
import { leadMail, type LeadMailFacts } from '@/src/domain/leads/leadMail'
import { env } from '@/src/env'
import { leadAddress } from './leadAddress'
import { mailCarOf } from './leadCar'
import { leadDrive } from './leadDrive'
import { leadLink } from './leadLink'
import { noteMail } from './noteMail'
import type { LeadMails } from './sendLeadMails'

const vehicleOf = ({ lead, car }: LeadMails): string =>
  (car ? [car.year, car.make, car.model, car.badge] : [lead.vehicle_make, lead.vehicle_model]).filter(Boolean).join(' ')

const factsOf = (about: LeadMails, testDrive: string): LeadMailFacts => {
  const { lead, from, car } = about
  const { name, email, phone, postcode, category, subcategory, message, services } = lead
  return {
    name,
    email,
    phone,
    postcode,
    category,
    subcategory,
    message,
    services,
    testDrive,
    reference: lead.id,
    lastName: lead.last_name,
    vehicle: vehicleOf(about),
    stockNumber: lead.stock_number,
    page: lead.url,
    link: leadLink(lead.id),
    look: from.look,
    car: car && mailCarOf(car, from),
  }
}

/**
 * Mails a lead to its dealership and to the person it was given to (LEA-20, ENT-21), once, and notes on it when and to whom.
 * Throws when the mail cannot be sent.
 */
export const mailLead = async (payload: Payload, about: LeadMails): Promise<void> => {
  const { lead, from, places } = about
  if (lead.isMailed) return
  const to = [...new Set([leadAddress(places, lead), lead.person].flatMap((address) => address ?? []))]
  if (to.length === 0) {
    payload.logger.warn(`Lead ${lead.id} is mailed to nobody: no location of its dealership has an e-mail address.`)
    return
  }
  const name = [lead.name, lead.last_name].filter(Boolean).join(' ')
  const title = `Test drive: ${[vehicleOf(about), name].filter(Boolean).join(', ')}`
  const drive = await leadDrive(payload, lead, { title, link: leadLink(lead.id), host: env().PLATFORM_HOST })
  const { subject, text, html, replyTo } = leadMail(factsOf(about, drive.words))
  await payload.sendEmail({
    from: { name: from.platformName, address: payload.email.defaultFromAddress },
    to,
    subject,
    text,
    html,
    ...(replyTo ? { replyTo } : {}),
    ...(drive.calendar ? { attachments: [drive.calendar] } : {}),
  })
  await noteMail(payload, lead.id, to.join(', '))
}
