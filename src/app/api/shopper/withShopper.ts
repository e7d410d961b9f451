import { createLocalReq, type PayloadRequest } from 'payload'
import { logFailure } from '@/src/actions/leads/logFailure'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { apiError } from '@/src/payload/http/apiError'
import { originMatchesHost } from '@/src/payload/http/originMatchesHost'
import { findSession, type ShopperSession } from '@/src/payload/sql/shopperSessions'
import { createVisitorLimit } from '@/src/services/visitors/createVisitorLimit'
import { sessionTokenIn } from '@/src/services/visitors/shopperCookies'
import type { Site } from '@/tenants/Site'
import { withCarSite } from '../cars/withCarSite'

export interface ShopperCall {
  site: Site
  req: PayloadRequest
  session: ShopperSession
}

/** A person saves a few cars in a minute. */
const calls = createVisitorLimit({ client: { burst: 60, perSecond: 1 }, tenant: { burst: 600, perSecond: 60 } })

/**
 * A write by a signed-in shopper: same origin, within the limits, and with a live session of this very site (TEN-08, TEN-15).
 * Never throws; failures are logged.
 */
export const withShopper = (request: Request, work: (call: ShopperCall) => Promise<Response>): Promise<Response> => {
  if (!originMatchesHost(request))
    return Promise.resolve(apiError(403, 'cross_origin', 'This request came from another site and was refused.'))
  return withCarSite(request, null, async (site) => {
    if (!calls.allow(site.id, request.headers))
      return apiError(429, 'too_many_requests', 'Too many requests. Please wait a moment.')
    try {
      const req = await createLocalReq({}, await payloadClient())
      const session = await findSession(req, site.id, sessionTokenIn(request.headers))
      return session ? await work({ site, req, session }) : apiError(401, 'sign_in', 'Please sign in first.')
    } catch (error) {
      await logFailure('A shopper’s request failed.', error)
      return apiError(500, 'failed', 'That did not work. Please try again in a moment.')
    }
  })
}

/** A redirect with cookies, for forms that work without JavaScript. */
export const seeOther = (path: string): Response =>
  new Response(null, { status: 303, headers: { location: path, 'cache-control': 'no-store' } })
