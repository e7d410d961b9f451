import { ANALYTICS_EVENTS } from '../constants/analytics'
import { eventName } from './eventName'

export type EventKey = keyof typeof ANALYTICS_EVENTS
export type EventId = (typeof ANALYTICS_EVENTS)[EventKey]

/** Labels of a phone call (ANA-04). */
export const PHONE_LABELS = ['New Car', 'Used Car'] as const

interface AnalyticsEvent {
  id: EventId
  /** As a tag manager and a report's column know it. */
  name: string
  /** As staff read it. */
  words: string
  /** The only labels the event may have, so that no text of a visitor is stored. Empty: it has none. */
  labels: readonly string[]
  /** `browser`: the page reports it. `lead`: the server records it with the lead. */
  from: 'browser' | 'lead'
}

const row = (key: EventKey, words: string, from: AnalyticsEvent['from'] = 'lead', labels: readonly string[] = []) => ({
  id: ANALYTICS_EVENTS[key],
  name: eventName(key),
  words,
  labels,
  from,
})

/** Every event, with the meaning of those the specification leaves unnamed (ANA-01, ANA-02). */
export const analyticsEvents: readonly AnalyticsEvent[] = [
  row('enquiryNew', 'Enquiry, new car'),
  row('enquiryUsed', 'Enquiry, used car'),
  row('enquiry', 'Enquiry'),
  row('testDriveNew', 'Test drive, new car'),
  row('testDriveUsed', 'Test drive, used car'),
  row('requestPhotos', 'Photos asked for'),
  row('financeEnquiry', 'Finance enquiry'),
  row('serviceBooking', 'Service booking'),
  row('offerEnquiry', 'Offer enquiry'),
  row('tradeIn', 'Trade-in'),
  row('reserve', 'Reservation'),
  row('careers', 'Careers'),
  row('phoneCall', 'Phone call', 'browser', PHONE_LABELS),
  row('saveCar', 'Car saved', 'browser'),
  row('financeCalculator', 'Finance calculator', 'browser'),
]

const byId = new Map<number, AnalyticsEvent>(analyticsEvents.map((event) => [event.id, event]))

/** The event of an id; null: the id is none of ours. */
export const eventOf = (id: number): AnalyticsEvent | null => byId.get(id) ?? null

type PhoneLabel = (typeof PHONE_LABELS)[number]

/**
 * The label of a phone call, by the page's path (ANA-04): a car's page by its car, a search or model page by its name. Any
 * other page says nothing of new cars and counts as used. Demonstrators count as new (ANA-14).
 */
export const phoneLabel = (path: string, carType: string | null): PhoneLabel => {
  if (path.startsWith('/cars/') && carType) return carType === 'used' ? 'Used Car' : 'New Car'
  const words = path.toLowerCase().split(/[/-]/)
  const namesNew = words.includes('new') || words.includes('demo') || words[1] === 'models'
  return namesNew && !words.includes('used') ? 'New Car' : 'Used Car'
}
