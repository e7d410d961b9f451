import { createLocalReq, type PayloadRequest } from 'payload'
import type { z } from 'zod'
import { logFailure } from '@/src/actions/leads/logFailure'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { apiError } from '@/src/payload/http/apiError'
import { originMatchesHost } from '@/src/payload/http/originMatchesHost'
import { formBody } from '@/src/payload/http/requestBody'
import { findSession, type ShopperSession } from '@/src/payload/sql/shopperSessions'
import { createVisitorLimit } from '@/src/services/visitors/createVisitorLimit'
import { sessionTokenIn } from '@/src/services/visitors/shopperCookies'
import { accountPaths } from '@/tenants/accountPaths'
import type { Site } from '@/tenants/Site'
import { withCarSite } from '../cars/withCarSite'

interface VisitorCall {
  site: Site
  req: PayloadRequest
}

export interface ShopperCall extends VisitorCall {
  session: ShopperSession
}

type VisitorLimit = ReturnType<typeof createVisitorLimit>

/** A person saves a few cars in a minute. */
const calls = createVisitorLimit({ client: { burst: 60, perSecond: 1 }, tenant: { burst: 600, perSecond: 60 } })

/** A call by a visitor of a site: same origin and within a limit. Never throws; failures are logged. */
export const withVisitor = (
  request: Request,
  limit: VisitorLimit,
  work: (call: VisitorCall) => Promise<Response>,
): Promise<Response> => {
  if (!originMatchesHost(request))
    return Promise.resolve(apiError(403, 'cross_origin', 'This request came from another site and was refused.'))
  return withCarSite(request, null, async (site) => {
    if (!limit.allow(site.id, request.headers))
      return apiError(429, 'too_many_requests', 'Too many requests. Please wait a moment.')
    try {
      return await work({ site, req: await createLocalReq({}, await payloadClient()) })
    } catch (error) {
      await logFailure('A shopper’s request failed.', error)
      return apiError(500, 'failed', 'That did not work. Please try again in a moment.')
    }
  })
}

/** The same by a signed-in shopper, with a live session of this very site (TEN-08, TEN-15). */
export const withShopper = (request: Request, work: (call: ShopperCall) => Promise<Response>): Promise<Response> =>
  withVisitor(request, calls, async ({ site, req }) => {
    const session = await findSession(req, site.id, sessionTokenIn(request.headers))
    return session ? work({ site, req, session }) : apiError(401, 'sign_in', 'Please sign in first.')
  })

/**
 * A plain form of the garage: read, checked, carried out, and back to the garage at what `work` returns, such as '#sessions'.
 *
 * @param problem what a form is told that does not fit
 */
export const withShopperForm = <S extends z.ZodType>(
  request: Request,
  { schema, problem }: { schema: S; problem: string },
  work: (call: ShopperCall, sent: z.output<S>) => Promise<string | Response>,
): Promise<Response> =>
  withShopper(request, async (call) => {
    const sent = await formBody(request)
    if (sent instanceof Response) return sent
    const parsed = schema.safeParse(sent.form && Object.fromEntries(sent.form))
    if (!parsed.success) return apiError(400, 'invalid_request', problem)
    const answer = await work(call, parsed.data)
    return answer instanceof Response ? answer : seeOther(`${accountPaths(call.site).garage}${answer}`)
  })

/** A redirect with cookies, for forms that work without JavaScript. */
export const seeOther = (path: string): Response =>
  new Response(null, { status: 303, headers: { location: path, 'cache-control': 'no-store' } })
