import { headers } from 'next/headers'
import { createLocalReq } from 'payload'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { sitePreset } from '@/src/data/search/sitePreset'
import { wantedOf } from '@/src/domain/alerts/Wanted'
import type { AlertConsent, SearchAlert } from '@/src/domain/leads/searchAlert'
import { parseSearchParams, toSearchParams } from '@/src/domain/search/url/searchAddress'
import { enqueueAlertStart } from '@/src/jobs/alerts/enqueueAlertStart'
import { inTransaction } from '@/src/payload/sql/inTransaction'
import { saveSearch } from '@/src/payload/sql/savedSearches'
import { findSession } from '@/src/payload/sql/shopperSessions'
import { offlinePostcode } from '@/src/services/geocoding/postcodes'
import { sessionTokenIn } from '@/src/services/visitors/shopperCookies'
import type { Site } from '@/tenants/Site'

/**
 * Saves a search to be told about by e-mail (ALRT-01). A signed-in shopper's own address is proven; to any other a mail is sent
 * that asks first. A path that is no search is not saved. True: the shopper has as many as can be kept.
 */
export const saveSearchAlert = async (site: Site, alert: SearchAlert, consent: AlertConsent): Promise<boolean> => {
  const preset = await sitePreset(site, alert.path.split('/').slice(2).filter(Boolean))
  if (!preset) return false
  const state = parseSearchParams(new URLSearchParams(alert.search))
  const place = state.near ? await offlinePostcode(state.near.postcode) : null
  const req = await createLocalReq({}, await payloadClient())
  const session = await findSession(req, site.id, sessionTokenIn(await headers()))
  const email = alert.email.toLowerCase()
  const isProven = session !== null && session.email === email
  return inTransaction(req, async () => {
    const saved = await saveSearch(
      req,
      { tenant: site.id, email, shopper: session?.shopper ?? null, isProven },
      {
        path: preset.path,
        search: toSearchParams({ ...state, page: 1 }, 'flat').toString(),
        words: alert.words || preset.title,
        wanted: wantedOf(state, preset.refinements, place),
      },
      consent,
    )
    if (typeof saved === 'object') await enqueueAlertStart(req, saved.ask)
    // Whether another person's address has searches here is private.
    return saved === 'full' && isProven
  })
}
