'use server'

import { alertConsent, searchAlertKind, searchAlertSchema } from '@/src/domain/leads/searchAlert'
import { parseSearchParams, searchHref } from '@/src/domain/search/url/searchAddress'
import type { FormState } from './FormState'
import { storeLead } from './leads/storeLead'
import { takeForm } from './leads/takeForm'
import { saveSearchAlert } from './shopper/saveSearchAlert'

const FULL = 'You have as many alerts as we can keep. Please delete one in your garage first.'

/**
 * Stores the request for e-mails about cars that match a search, as a lead with the search and the consent text (ALRT-07,
 * LAW-07), and saves the search (ALRT-01). A suspicious one is a held lead alone: no mail is sent.
 */
export const submitSearchAlert = async (_: FormState, form: FormData): Promise<FormState> =>
  takeForm(form, {
    name: 'Search alert',
    schema: () => searchAlertSchema,
    act: async (site, alert, sender) => {
      const { email, path, search, words } = alert
      const href = searchHref(path, parseSearchParams(new URLSearchParams(search)), 'flat')
      const consent = alertConsent(alert, new Date())
      const reference = await storeLead(site, {
        ...sender,
        ...searchAlertKind,
        car: null,
        contact: { name: '', last_name: '', email, phone: '', postcode: '', opt_in: false },
        message: `Please tell me when you have: ${words}\n\n${site.origin}${href}`,
        attributes: { search: href, alert_consent: consent },
        page_id: 'search-alert',
      })
      const isFull = sender.heldBecause === null && (await saveSearchAlert(site, alert, consent))
      return isFull ? { kind: 'failed', message: FULL } : { kind: 'sent', reference }
    },
  })
