'use server'

import { alertConsent, searchAlertKind, searchAlertSchema } from '@/src/domain/leads/searchAlert'
import { parseSearchParams, searchHref } from '@/src/domain/search/urlState'
import type { EnquiryState } from './EnquiryState'
import { fieldErrors, formValues, SUBMIT_FAILED } from './leads/formValues'
import { logFailure } from './leads/logFailure'
import { requestSite } from './leads/requestSite'
import { storeLead } from './leads/storeLead'

/**
 * Takes the wish to hear of cars that fit a search which has none: stored as a lead with the search and with what was
 * agreed to (ALRT-07, LAW-07). A filled spam trap is answered like a success (LEA-18).
 */
export const submitSearchAlert = async (_: EnquiryState, form: FormData): Promise<EnquiryState> => {
  const values = formValues(form)
  if (values.tracking) return { kind: 'sent', leadId: crypto.randomUUID() }
  const parsed = searchAlertSchema.safeParse(values)
  if (!parsed.success) return { kind: 'invalid', values, errors: fieldErrors(parsed.error.issues) }
  try {
    const site = await requestSite()
    if (!site) throw new Error('The request names no site.')
    const { email, path, search, words } = parsed.data
    const href = searchHref(path, parseSearchParams(new URLSearchParams(search)), 'flat')
    const leadId = await storeLead(site, {
      ...searchAlertKind,
      car: null,
      contact: { name: '', last_name: '', email, phone: '', postcode: '', opt_in: false },
      message: `Please tell me when you have: ${words}\n\n${site.origin}${href}`,
      attributes: { search: href, consent: alertConsent(parsed.data, new Date()) },
      page_id: 'search-alert',
    })
    return { kind: 'sent', leadId }
  } catch (error) {
    await logFailure('Search alert', error)
    return { kind: 'failed', values, message: SUBMIT_FAILED }
  }
}
