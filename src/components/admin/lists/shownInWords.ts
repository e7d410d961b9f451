export interface ShownState {
  /** Status as in Payload's lists: 'changed' is published with a newer draft. */
  status: unknown
  /** ISO times; anything else: open on that side. */
  start: unknown
  expiry: unknown
}

export interface ShownWords {
  tone: 'shown' | 'waiting' | 'off'
  text: string
}

const timeOf = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : Number.NaN)
const DAY = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', timeZone: 'Australia/Sydney' })

/** Whether visitors see a dated row at this moment, and until or from when (SRP-17, CON-23, CMS-04). */
export const shownInWords = ({ status, start, expiry }: ShownState, now: Date): ShownWords => {
  if (status !== 'published' && status !== 'changed') return { tone: 'off', text: 'Draft' }
  const more = status === 'changed' ? ', a draft waits' : ''
  const [from, to] = [timeOf(start), timeOf(expiry)]
  if (to <= now.getTime()) return { tone: 'off', text: `Over since ${DAY.format(to)}${more}` }
  if (from > now.getTime()) return { tone: 'waiting', text: `From ${DAY.format(from)}${more}` }
  return { tone: 'shown', text: `${Number.isNaN(to) ? 'Now' : `Until ${DAY.format(to)}`}${more}` }
}
