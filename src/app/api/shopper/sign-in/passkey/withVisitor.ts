import { createLocalReq, type PayloadRequest } from 'payload'
import { logFailure } from '@/src/actions/leads/logFailure'
import { withCarSite } from '@/src/app/api/cars/withCarSite'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { apiError } from '@/src/payload/http/apiError'
import { originMatchesHost } from '@/src/payload/http/originMatchesHost'
import { createVisitorLimit } from '@/src/services/visitors/createVisitorLimit'
import type { Site } from '@/tenants/Site'

/** As many as tries of a code (decision 42). */
const tries = createVisitorLimit({ client: { burst: 30, perSecond: 0.1 }, tenant: { burst: 300, perSecond: 10 } })

/** A step of signing in by a passkey: same origin and within the limits. Never throws; failures are logged. */
export const withVisitor = (
  request: Request,
  work: (call: { site: Site; req: PayloadRequest }) => Promise<Response>,
): Promise<Response> => {
  if (!originMatchesHost(request))
    return Promise.resolve(apiError(403, 'cross_origin', 'This request came from another site and was refused.'))
  return withCarSite(request, null, async (site) => {
    if (!tries.allow(site.id, request.headers))
      return apiError(429, 'too_many_requests', 'Too many requests. Please wait a moment.')
    try {
      return await work({ site, req: await createLocalReq({}, await payloadClient()) })
    } catch (error) {
      await logFailure('A sign-in by passkey failed.', error)
      return apiError(500, 'failed', 'That did not work. Please try again in a moment.')
    }
  })
}
