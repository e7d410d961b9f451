import type { ConsentChoice } from '@/src/domain/analytics/consent'
import { CONSENT_ANCHOR, CONSENT_CHOSEN, CONSENT_KEY } from './storedConsent'
import { updateConsent } from './tags'

/** Keeps the visitor's choice on this device, tells the tags, and takes the banner away. */
export const chooseConsent = (choice: ConsentChoice): void => {
  try {
    localStorage.setItem(CONSENT_KEY, choice)
  } catch {
    // Without storage the banner asks again on the next page.
  }
  updateConsent(choice)
  document.documentElement.dataset.consent = choice
  if (window.location.hash === `#${CONSENT_ANCHOR}`) window.location.hash = 'content'
  document.getElementById('content')?.focus({ preventScroll: true })
  document.dispatchEvent(new Event(CONSENT_CHOSEN))
}
