'use server'

import { alertConsent, searchAlertKind, searchAlertSchema } from '@/src/domain/leads/searchAlert'
import { parseSearchParams, searchHref } from '@/src/domain/search/url/searchAddress'
import type { FormState } from './FormState'
import { storeLead } from './leads/storeLead'
import { takeForm } from './leads/takeForm'

/**
 * Stores the request for an e-mail about new matching cars, after a search without results, as a lead with the search
 * and the consent text (ALRT-07, LAW-07).
 */
export const submitSearchAlert = async (_: FormState, form: FormData): Promise<FormState> =>
  takeForm(form, {
    name: 'Search alert',
    schema: () => searchAlertSchema,
    act: async (site, alert, sender) => {
      const { email, path, search, words } = alert
      const href = searchHref(path, parseSearchParams(new URLSearchParams(search)), 'flat')
      const reference = await storeLead(site, {
        ...sender,
        ...searchAlertKind,
        car: null,
        contact: { name: '', last_name: '', email, phone: '', postcode: '', opt_in: false },
        message: `Please tell me when you have: ${words}\n\n${site.origin}${href}`,
        attributes: { search: href, alert_consent: alertConsent(alert, new Date()) },
        page_id: 'search-alert',
      })
      return { kind: 'sent', reference }
    },
  })
