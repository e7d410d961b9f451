import { dayInZone, momentWords } from '@/src/domain/locations/hours/momentWords'

export interface ShownState {
  /** Status as in Payload's lists: 'changed' is published with a newer draft. */
  status: unknown
  /** ISO times; anything else: open on that side. */
  start: unknown
  expiry: unknown
  /** ISO times of what is scheduled next. */
  goesLive: string | null
  comesOff: string | null
}

export interface ShownWords {
  tone: 'shown' | 'waiting' | 'off'
  text: string
}

const isoOf = (value: unknown): string | null =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null

const sentence = (parts: (string | false | null)[]): string => parts.filter(Boolean).join(', ')

/**
 * Whether visitors see a row at this moment, and until or from when, on the clocks of its dealership (SRP-17, CON-23,
 * CMS-01, CMS-04).
 */
export const shownInWords = (row: ShownState, now: Date, timeZone: string): ShownWords => {
  const [start, expiry] = [isoOf(row.start), isoOf(row.expiry)]
  const later = start !== null && Date.parse(start) > now.getTime() ? dayInZone(start, timeZone) : null
  const off = row.comesOff && `comes off on ${momentWords(row.comesOff, timeZone)}`
  const live = row.goesLive && `goes live on ${momentWords(row.goesLive, timeZone)}`
  if (row.status !== 'published' && row.status !== 'changed') {
    if (!live) return { tone: 'off', text: 'Draft' }
    return { tone: 'waiting', text: sentence([`G${live.slice(1)}`, later && `shows from ${later}`, off]) }
  }
  const draft = row.status === 'changed' && (live ? `the draft ${live}` : 'a draft waits')
  const say = (tone: ShownWords['tone'], first: string) => ({ tone, text: sentence([first, draft, off]) })
  if (expiry !== null && Date.parse(expiry) <= now.getTime())
    return say('off', `Over since ${dayInZone(expiry, timeZone)}`)
  if (later) return say('waiting', `From ${later}`)
  return say('shown', expiry === null ? 'Now' : `Until ${dayInZone(expiry, timeZone)}`)
}
