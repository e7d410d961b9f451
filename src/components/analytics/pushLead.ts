import { ANALYTICS_EVENTS } from '@/src/domain/constants/analytics'
import { eventName } from '@/src/domain/analytics/eventName'
import { toDataLayer } from './dataLayer'

const KEY = 'told-leads'

/** Whether this session has told of the lead already: a page that is loaded again is no new lead. */
const wasTold = (reference: string): boolean => {
  try {
    const told = (sessionStorage.getItem(KEY) ?? '').split(',')
    if (told.includes(reference)) return true
    sessionStorage.setItem(KEY, [...told, reference].slice(-10).join(','))
  } catch {
    // Without storage a reload counts again.
  }
  return false
}

/** Adds a lead's event to the dataLayer; an id that is none of ours is left out. */
export const pushLead = (reference: string, id: number): void => {
  const found = Object.entries(ANALYTICS_EVENTS).find(([, known]) => known === id)
  if (found && !wasTold(reference)) toDataLayer({ event: eventName(found[0]), event_id: id, reference })
}
