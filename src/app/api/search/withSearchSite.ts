import { holdRefusal } from '@/src/app/limits/refusal'
import { getSite } from '@/src/data/site/getSite'
import { requestHost, tenantOfHost } from '@/src/data/site/tenantOfHost'
import { apiError } from '@/src/payload/http/apiError'
import { SearchError } from '@/src/services/search/SearchError'
import type { Site } from '@/tenants/Site'
import { searchGuard } from './searchGuard'

/** The answer to an engine failure: what the client sent is its fault, everything else ours. */
const engineFailure = (error: SearchError): Response => {
  if (error.kind === 'rejected' && error.code?.startsWith('invalid_')) {
    return apiError(400, 'invalid_search', 'The search engine does not understand this search.')
  }
  const response = apiError(503, 'search_unavailable', 'Search is not available at the moment. Please try again soon.')
  response.headers.set('retry-after', '5')
  return response
}

const siteOf = async (tenantId: string): Promise<Site | null> => {
  const { sites } = searchGuard()
  const kept = sites.get(tenantId)
  if (kept) return kept
  const site = await getSite(tenantId)
  if (site) sites.set(tenantId, site)
  return site
}

/** 429 for a client or a site over its limit; null when `queries` more are allowed, and counted. */
export const tooManySearches = async (request: Request, site: Site, queries: number): Promise<Response | null> => {
  if (queries <= 0 || searchGuard().limit.allow(site.id, request.headers, queries)) return null
  await holdRefusal()
  const response = apiError(429, 'too_many_requests', 'Too many searches. Please wait a moment.')
  response.headers.set('retry-after', '1')
  return response
}

/**
 * Runs a search endpoint for the site the request's host names, within the rate limits; every failure has the API's
 * error shape (ERR-19). No request body can choose another site.
 */
export const withSearchSite = async (request: Request, work: (site: Site) => Promise<Response>): Promise<Response> => {
  const host = await tenantOfHost(requestHost(request.headers))
  const site = host.kind === 'site' ? await siteOf(host.tenantId) : null
  if (!site) return apiError(421, 'unknown_site', 'No dealership answers at this address.')
  const refused = await tooManySearches(request, site, 1)
  if (refused) return refused
  try {
    const response = await work(site)
    response.headers.set('cache-control', 'no-store')
    return response
  } catch (error) {
    if (error instanceof SearchError) return engineFailure(error)
    throw error
  }
}
