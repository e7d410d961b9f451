import { nextTouches, nextVisited, touchOf } from '@/src/domain/analytics/attribution'
import { consentOf, type ConsentRule } from '@/src/domain/analytics/consent'
import { readTouches, readVisited, TOUCHES_KEY, VISIT_KEPT, VISITED_KEY } from './attributionStore'
import { storedConsent } from './storedConsent'

let touched = false

/**
 * Notes in this browser how the visitor came, once for each document, and the path. A visitor who has not consented
 * where that is asked leaves no trace, and one who withdraws takes it away.
 */
export const keepVisit = (rule: ConsentRule, address: URL): void => {
  try {
    if (consentOf(rule, storedConsent()) === 'denied') {
      localStorage.removeItem(TOUCHES_KEY)
      sessionStorage.removeItem(VISITED_KEY)
      return
    }
    const now = new Date()
    const touches = nextTouches(readTouches(), touchOf(address, document.referrer, now), now)
    if (!touched) localStorage.setItem(TOUCHES_KEY, JSON.stringify(touches))
    touched = true
    sessionStorage.setItem(VISITED_KEY, JSON.stringify(nextVisited(readVisited(), address.pathname)))
    document.dispatchEvent(new Event(VISIT_KEPT))
  } catch {
    // Without storage nothing is kept.
  }
}
