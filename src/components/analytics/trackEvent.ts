import { ANALYTICS_EVENTS } from '@/src/domain/constants/analytics'
import { eventName } from '@/src/domain/analytics/eventName'
import type { EventKey } from '@/src/domain/analytics/events'
import { toDataLayer } from './dataLayer'

export interface EventDetails {
  label?: string
  car_id?: string
}

const warn = (error: unknown): void => {
  // eslint-disable-next-line no-console -- ANA-15 asks for the warning
  console.warn('An analytics event was lost.', error)
}

/** Both outlive the page; only a fetch says when it failed (ANA-15). */
const post = async (body: string): Promise<void> => {
  if (document.visibilityState === 'hidden' && navigator.sendBeacon('/api/events', body)) return
  const answer = await fetch('/api/events', { method: 'POST', body, keepalive: true })
  if (!answer.ok) throw new Error(`/api/events answered ${answer.status}.`)
}

/**
 * Sends an event to analytics: to a tag manager by `dataLayer`, and to our own `/api/events` (ANA-16). Never throws
 * (ANA-15). Leads are not sent from here: the server records them where it stores them.
 */
export const trackEvent = (key: EventKey, details: EventDetails = {}): void => {
  try {
    const event_id = ANALYTICS_EVENTS[key]
    toDataLayer({ event: eventName(key), event_id, ...details })
    post(JSON.stringify({ event_id, ...details, path: window.location.pathname })).catch(warn)
  } catch (error) {
    warn(error)
  }
}
