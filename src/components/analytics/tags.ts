import type { ConsentChoice } from '@/src/domain/analytics/consent'
import { toDataLayer } from './dataLayer'

export interface TagIds {
  gtmId: string | null
  ga4Id: string | null
}

const HOST = 'https://www.googletagmanager.com'

/** Google's tags read the arguments object itself: an array in its place is ignored. */
function gtag(..._: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  toDataLayer(arguments)
}

/** False: the page has this script already. */
const load = (path: string): boolean => {
  const src = `${HOST}${path}`
  if (document.querySelector(`script[src="${src}"]`)) return false
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
  return true
}

/** Loads the dealership's tags, each once. Called only when measuring is allowed. */
export const loadTags = ({ gtmId, ga4Id }: TagIds): void => {
  // A draft's preview is no visit.
  if (window.location.pathname.startsWith('/preview/')) return
  if (gtmId && load(`/gtm.js?id=${gtmId}`)) toDataLayer({ event: 'gtm.js', 'gtm.start': Date.now() })
  if (ga4Id && load(`/gtag/js?id=${ga4Id}`)) {
    gtag('js', new Date())
    gtag('config', ga4Id)
  }
}

/** Tells tags that run already what the visitor has just chosen. */
export const updateConsent = (choice: ConsentChoice): void =>
  gtag('consent', 'update', {
    ad_storage: choice,
    ad_user_data: choice,
    ad_personalization: choice,
    analytics_storage: choice,
  })
