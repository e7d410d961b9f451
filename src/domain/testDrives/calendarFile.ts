/** An appointment as a calendar's entry. */
export interface CalendarEntry {
  /** The same for every version of the entry. */
  uid: string
  startsAt: Date
  endsAt: Date
  title: string
  place: string
  notes: string
  /** When the entry was written. */
  writtenAt: Date
  /** Who makes it. */
  maker: string
}

const LINE_OCTETS = 75

const utc = (instant: Date): string => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const text = (value: string): string =>
  value
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')

/** A line of at most 75 octets, the rest on lines that begin with a space; no character is cut (RFC 5545, 3.1). */
const folded = (line: string): string => {
  const encoder = new TextEncoder()
  const lines = ['']
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > LINE_OCTETS) {
      lines.push(' ')
      octets = 1
    }
    lines[lines.length - 1] += character
    octets += size
  }
  return lines.join('\r\n')
}

/** One appointment as an iCalendar file (RFC 5545), which mail programs offer to put into a calendar (LEA-22). */
export const calendarFile = ({ uid, startsAt, endsAt, title, place, notes, writtenAt, maker }: CalendarEntry): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(maker)}//Test drives//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${text(uid)}`,
    `DTSTAMP:${utc(writtenAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${text(title)}`,
    ...(place === '' ? [] : [`LOCATION:${text(place)}`]),
    ...(notes === '' ? [] : [`DESCRIPTION:${text(notes)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
