import { ANALYTICS_EVENTS } from '../constants/analytics'

/** A lead as an advertiser's network is told of it. Contact details leave the platform as hashes only. */
export interface Conversion {
  /** The network counts an id once: what the visitor's browser may have sent carries the same (RTE-07). */
  reference: string
  eventId: number
  /** ISO 8601. */
  at: string
  /** Address of the page, without query. */
  page: string
  email: string
  phone: string
  userAgent: string
  fbclid: string | null
  /** When the visitor came by that click, ISO 8601. */
  clickedAt: string | null
}

const { testDriveNew, testDriveUsed, serviceBooking, reserve } = ANALYTICS_EVENTS

/** Meta's standard event for one of ours. */
export const metaEventName = (eventId: number): 'Lead' | 'Schedule' | 'InitiateCheckout' => {
  if (eventId === reserve) return 'InitiateCheckout'
  return [testDriveNew, testDriveUsed, serviceBooking].some((id) => id === eventId) ? 'Schedule' : 'Lead'
}

/** As Meta asks for it before hashing: lower case, no outer spaces. '' for none. */
export const plainEmail = (email: string): string => email.trim().toLowerCase()

/** As Meta asks for it before hashing: digits with the country's code, no leading zeros. '' for none. */
export const plainPhone = (phone: string): string => {
  const digits = phone.replaceAll(/\D/g, '').replace(/^0011|^00/, '')
  if (digits === '') return ''
  return digits.startsWith('0') ? `61${digits.slice(1)}` : digits
}

/** An address without query and fragment, where personal data may stand. '' for no address. */
export const plainPage = (url: string): string => {
  if (!URL.canParse(url)) return ''
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname}`
}
