import { getSite } from '@/src/data/getSite'
import { requestHost, siteForHost } from '@/src/data/siteForHost'
import { apiError } from '@/src/payload/http/apiError'
import type { Site } from '@/tenants/Site'

/** Answers for the site the request's host names; a `website_id` that names another site is refused (TEN-15, TEN-16). */
export const withCarSite = async (
  request: Request,
  websiteId: string | null,
  work: (site: Site) => Promise<Response>,
): Promise<Response> => {
  const host = await siteForHost(requestHost(request.headers))
  const site = host.kind === 'site' ? await getSite(host.tenantId) : null
  if (!site) return apiError(421, 'unknown_site', 'No dealership answers at this address.')
  if (websiteId !== null && websiteId !== site.websiteId)
    return apiError(400, 'wrong_website', 'This website_id is another site’s.', { website_id: 'Another site’s.' })
  return work(site)
}
