import { consentOf, type ConsentRule } from '@/src/domain/analytics/consent'
import { keepVisit } from './keepVisit'
import { storedConsent } from './storedConsent'
import { loadTags, type TagIds } from './tags'

/** What the site's analytics does once a page is idle, and again when the visitor has chosen. */
export const keepMeasuring = (rule: ConsentRule, ids: TagIds, address: URL): void => {
  keepVisit(rule, address)
  if (consentOf(rule, storedConsent()) === 'granted') loadTags(ids)
}
