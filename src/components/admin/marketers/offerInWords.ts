/** What decides whether visitors see an offer: of the published row, not of what is being typed. */
export interface OfferState {
  published: boolean
  /** ISO times; null for no limit on that side. */
  start: string | null
  expiry: string | null
  featured: boolean
  excluded: boolean
  /** Whether the home page has a section that shows it; null while unknown. */
  onHome: boolean | null
}

export interface OfferWords {
  tone: 'shown' | 'waiting' | 'off'
  text: string
}

const dayIn = (timeZone: string) => {
  const words = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  })
  return (iso: string): string => words.format(new Date(iso))
}

/** Whether visitors see an offer now, where, and if not, why not (CON-20, CON-23); days are those of the dealership. */
export const offerInWords = (
  { published, start, expiry, featured, excluded, onHome }: OfferState,
  now: Date,
  timeZone: string,
): OfferWords => {
  const day = dayIn(timeZone)
  if (!published) return { tone: 'off', text: 'A draft: visitors do not see it until it is published.' }
  if (expiry && new Date(expiry) <= now)
    return { tone: 'off', text: `Over since ${day(expiry)}: visitors do not see it.` }
  if (excluded) return { tone: 'off', text: 'Kept off websites named below; others show it.' }
  const where = featured && onHome === true ? 'on the home page and under Special offers' : 'under Special offers'
  const missing = featured && onHome === false ? ' Not on the home page: no Offers section there shows it.' : ''
  if (start && new Date(start) > now) return { tone: 'waiting', text: `From ${day(start)} ${where}.${missing}` }
  return { tone: 'shown', text: `Now ${where}${expiry ? `, until ${day(expiry)}` : ''}.${missing}` }
}
