import type { ConsentChoice } from '@/src/domain/analytics/consent'

export const CONSENT_KEY = 'consent'

/** What the visitor chose on this device; null: nothing yet, or storage is forbidden. */
export const storedConsent = (): ConsentChoice | null => {
  try {
    const choice = localStorage.getItem(CONSENT_KEY)
    return choice === 'granted' || choice === 'denied' ? choice : null
  } catch {
    return null
  }
}

/** Id of the consent banner, which is on every page of a site that asks for consent. */
export const CONSENT_ANCHOR = 'privacy-choices'
/** Dispatched on `document` when the visitor has chosen. */
export const CONSENT_CHOSEN = 'site:consent'
