import { getSite } from '@/src/data/getSite'
import { requestHost, siteForHost } from '@/src/data/siteForHost'
import { apiError } from '@/src/payload/http/apiError'
import { SearchError } from '@/src/services/search/SearchError'
import type { Site } from '@/tenants/Site'
import { clientAddress, searchGuard } from './searchGuard'

const BODY_MAX_BYTES = 64_000

/** The answer to an engine failure: what the client sent is its fault, everything else ours. */
const engineFailure = (error: SearchError): Response => {
  if (error.kind === 'rejected' && error.code?.startsWith('invalid_')) {
    return apiError(400, 'invalid_search', 'The search engine does not understand this search.')
  }
  const response = apiError(503, 'search_unavailable', 'Search is not available at the moment. Please try again soon.')
  response.headers.set('retry-after', '5')
  return response
}

const siteOf = async (tenantId: string, now: number): Promise<Site | null> => {
  const { known } = searchGuard()
  const kept = known.get(tenantId, 'site', now)
  if (kept) return kept
  const site = await getSite(tenantId)
  if (site) known.set(tenantId, 'site', site, now)
  return site
}

/**
 * Runs a search endpoint for the site the request's host names, within the rate limits; every failure has the API's
 * error shape (ERR-19). No request body can choose another site.
 */
export const withSearchSite = async (request: Request, work: (site: Site) => Promise<Response>): Promise<Response> => {
  const now = Date.now()
  const host = await siteForHost(requestHost(request.headers))
  const site = host.kind === 'site' ? await siteOf(host.tenantId, now) : null
  if (!site) return apiError(421, 'unknown_site', 'No dealership answers at this address.')
  const { clients, sites } = searchGuard()
  if (!clients.allow(`${site.id} ${clientAddress(request.headers)}`, now) || !sites.allow(site.id, now)) {
    const response = apiError(429, 'too_many_requests', 'Too many searches. Please wait a moment.')
    response.headers.set('retry-after', '1')
    return response
  }
  try {
    const response = await work(site)
    response.headers.set('cache-control', 'no-store')
    return response
  } catch (error) {
    if (error instanceof SearchError) return engineFailure(error)
    throw error
  }
}

/** The request's JSON body; null: there is none, it is too large, or it is not JSON. */
export const readJson = async (request: Request): Promise<unknown> => {
  const text = await request.text()
  if (text.length > BODY_MAX_BYTES) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
