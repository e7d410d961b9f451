import type { Payload } from 'payload'
import { leadMail, type LeadMailFacts } from '@/src/domain/leads/leadMail'
import { zoneWords } from '@/src/domain/locations/hours/momentWords'
import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'
import { PLATFORM_NAME } from '@/src/domain/platform/platformDefaults'
import { calendarFile } from '@/src/domain/testDrives/calendarFile'
import { driveWords } from '@/src/domain/testDrives/driveWords'
import { isoWithOffset } from '@/src/domain/testDrives/isoWithOffset'
import { leadDriveWords } from '@/src/domain/testDrives/leadDriveWords'
import { env } from '@/src/env'
import type { Appointment } from '@/src/payload-types'
import { mailCarOf } from './leadCar'
import { leadAddress, leadLink, leadMailboxOf } from './dealershipLetterhead'
import type { MailedLead } from './mailedLead'
import { noteMail } from './noteMail'
import type { LeadMails } from './sendLeadMails'
import { carTitle } from '@/src/domain/stock/car/carTitle'

const vehicleOf = ({ lead, car }: LeadMails): string =>
  carTitle(car ?? { make: lead.vehicle_make, model: lead.vehicle_model })

const factsOf = (about: LeadMails, testDrive: string, mailbox: string | null): LeadMailFacts => {
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
    replyTo: email === '' ? '' : (mailbox ?? email),
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

interface LeadDrive {
  /** For the mail; '' when the lead came without a time. */
  words: string
  /** For the calendar of who reads the mail; null without an appointment. */
  calendar: { filename: string; content: string; contentType: string } | null
}

const appointmentOf = async (payload: Payload, lead: MailedLead): Promise<Appointment | null> => {
  if (!lead.hasDrive) return null
  const { docs } = await payload.find({
    collection: 'appointments',
    where: { and: [{ lead: { equals: lead.id } }, { state: { equals: 'booked' } }] },
    depth: 1,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  return docs[0] ?? null
}

/** The test drive of a lead for its mail: on the location's clocks, with a calendar entry when it is booked (LEA-22). */
const leadDrive = async (
  payload: Payload,
  lead: MailedLead,
  { title, link, host }: { title: string; link: string; host: string },
): Promise<LeadDrive> => {
  const appointment = await appointmentOf(payload, lead)
  if (!appointment) return { words: leadDriveWords(lead.lead_attributes), calendar: null }
  const location = typeof appointment.location === 'object' ? appointment.location : null
  const { street, city, state, postcode } = location?.address ?? {}
  const zone = stateTimeZone(state ?? null)
  const startsAt = new Date(appointment.starts_at)
  const at = `${driveWords(isoWithOffset(startsAt, zone))} (${zoneWords(zone)})`
  const content = calendarFile({
    uid: `${appointment.id}@${host}`,
    startsAt,
    endsAt: new Date(appointment.ends_at),
    title,
    place: [location?.name, street, city, state, postcode].filter(Boolean).join(', '),
    notes: [lead.phone, lead.email, link].filter(Boolean).join('\n'),
    writtenAt: new Date(lead.createdAt),
    maker: PLATFORM_NAME,
  })
  return {
    words: location ? `${at}, at ${location.name}` : at,
    calendar: { filename: 'test-drive.ics', content, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' },
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
  const { subject, text, html, replyTo } = leadMail(factsOf(about, drive.words, leadMailboxOf(payload, lead.id)))
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
