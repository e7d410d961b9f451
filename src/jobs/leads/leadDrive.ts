import type { Payload } from 'payload'
import { zoneWords } from '@/src/domain/locations/hours/momentWords'
import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'
import { calendarFile } from '@/src/domain/testDrives/calendarFile'
import { driveWords } from '@/src/domain/testDrives/driveWords'
import { isoWithOffset } from '@/src/domain/testDrives/isoWithOffset'
import { leadDriveWords } from '@/src/domain/testDrives/leadDriveWords'
import { PLATFORM_NAME } from '@/src/domain/platform/platformDefaults'
import type { Appointment } from '@/src/payload-types'
import type { MailedLead } from './mailedLead'

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

/** The test drive of a lead as its mail tells it: on the location's clocks, with a calendar entry when it is booked (LEA-22). */
export const leadDrive = async (
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
