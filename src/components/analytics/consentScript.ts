import type { ConsentRule } from '@/src/domain/analytics/consent'
import { CONSENT_KEY } from './storedConsent'

/**
 * Inline script of the head, before any tag: tells Google's consent mode what is allowed, as the visitor chose or as the
 * rule starts, and shows the banner to whoever has not chosen yet. The same on every page of a site.
 */
export const consentScript = (rule: ConsentRule): string => `(() => {
  let choice = null
  try { choice = localStorage.getItem('${CONSENT_KEY}') } catch {}
  const chosen = choice === 'granted' || choice === 'denied'
  const state = '${rule}' === 'none' ? 'granted' : chosen ? choice : '${rule === 'opt_in' ? 'denied' : 'granted'}'
  window.dataLayer = window.dataLayer || []
  function gtag() { dataLayer.push(arguments) }
  gtag('consent', 'default', { ad_storage: state, ad_user_data: state, ad_personalization: state, analytics_storage: state })
  if ('${rule}' !== 'none' && !chosen) document.documentElement.dataset.consent = 'ask'
})()`
