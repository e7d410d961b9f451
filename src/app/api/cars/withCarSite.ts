import { getSite } from '@/src/data/site/getSite'
import { requestHost, tenantOfHost } from '@/src/data/site/tenantOfHost'
import { apiError } from '@/src/payload/http/apiError'
import type { Site } from '@/tenants/Site'

/**
 * The refusal of a `website_id` that names another site than the request's host (TEN-15, TEN-16); null when it does
 * not.
 */
export const otherWebsite = (site: Site, websiteId: string | null): Response | null =>
  websiteId === null || websiteId === site.websiteId
    ? null
    : apiError(400, 'wrong_website', 'This website_id is another site’s.', { website_id: 'Another site’s.' })

/** Answers for the site the request's host names; a `website_id` that names another site is refused (TEN-15, TEN-16). */
export const withCarSite = async (
  request: Request,
  websiteId: string | null,
  work: (site: Site) => Promise<Response>,
): Promise<Response> => {
  const host = await tenantOfHost(requestHost(request.headers))
  const site = host.kind === 'site' ? await getSite(host.tenantId) : null
  if (!site) return apiError(421, 'unknown_site', 'No dealership answers at this address.')
  return otherWebsite(site, websiteId) ?? work(site)
}
