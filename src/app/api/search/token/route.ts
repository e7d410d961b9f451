import { stockFilter } from '@/src/data/stockFilter'
import { env } from '@/src/env'
import { apiError } from '@/src/payload/http/apiError'
import { stockEngine } from '@/src/services/search/engine'
import { tenantToken } from '@/src/services/search/tenantToken'
import { withSearchSite } from '../withSearchSite'

/**
 * `GET /api/search/token`: where and with what token a browser may search directly (SEA-15); the token holds the site's
 * scope. 404 unless the platform has a public search host.
 */
export const GET = (request: Request): Promise<Response> =>
  withSearchSite(request, async (site) => {
    const host = env().MEILISEARCH_PUBLIC_URL
    if (!host) return apiError(404, 'not_found', 'This platform searches through its own address.')
    const now = new Date()
    const engine = stockEngine()
    const { token, expiresAt } = await tenantToken(engine, stockFilter(site, now), now)
    return Response.json({ success: true, host, index: engine.index, token, expiresAt: expiresAt.toISOString() })
  })
