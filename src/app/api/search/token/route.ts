import { directSearchHost, searchKeyOf } from '@/src/data/search/directSearchHost'
import { stockFilter } from '@/src/data/search/stockFilter'
import { apiError } from '@/src/payload/http/apiError'
import { stockEngine } from '@/src/services/search/engine'
import { parseSearchKey, tenantToken } from '@/src/services/search/tenantToken'
import { withSearchSite } from '../withSearchSite'

/**
 * `GET /api/search/token`: where and with what token a browser may search directly (SEA-15); the token holds the site's
 * scope. 404 unless the dealership or the platform has a public search host.
 */
export const GET = (request: Request): Promise<Response> =>
  withSearchSite(request, async (site) => {
    const host = directSearchHost(site)
    if (!host) return apiError(404, 'not_found', 'This site searches through its own address.')
    const key = site.settings.search.host === null ? null : await searchKeyOf(site.id)
    if (site.settings.search.host !== null && key === null)
      return apiError(404, 'not_found', 'This site searches through its own address.')
    const now = new Date()
    const engine = stockEngine()
    const ownKey = key === null ? null : parseSearchKey(key)
    const { token, expiresAt } = await tenantToken({ engine, scope: stockFilter(site, now), ownKey, now })
    return Response.json({ success: true, host, index: engine.index, token, expiresAt: expiresAt.toISOString() })
  })
