import { logFailure } from '@/src/actions/leads/logFailure'
import { withCarSite } from '@/src/app/api/cars/withCarSite'
import { fieldErrors } from '@/src/app/api/enquiries/takeLead'
import { holdRefusal } from '@/src/app/limits/refusal'
import { getTradeInRange } from '@/src/data/cars/getTradeInRange'
import { isSignedIn } from '@/src/data/site/isSignedIn'
import { adjustmentAnswersOf, tradeInRangeSchema } from '@/src/domain/leads/tradeInForm'
import { apiError } from '@/src/payload/http/apiError'
import { createVisitorLimit } from '@/src/services/visitors/createVisitorLimit'
import { sessionTokenIn } from '@/src/services/visitors/shopperCookies'

/** A shopper who fills in the form asks again with every answer. */
const asks = createVisitorLimit({ client: { burst: 40, perSecond: 0.5 }, tenant: { burst: 400, perSecond: 20 } })

/**
 * `GET /api/trade-in-estimate`: what the car might bring, before its owner says who they are (LEA-31, LEA-36). Nothing is
 * stored. Behind the gate of the trade-in it answers who is signed in (WAT-21).
 */
export const GET = (request: Request): Promise<Response> =>
  withCarSite(request, null, async (site) => {
    if (!asks.allow(site.id, request.headers)) {
      await holdRefusal()
      return apiError(429, 'too_many_requests', 'Too many estimates asked for. Please wait a minute.')
    }
    if (site.settings.gates.tradeIn && !(await isSignedIn(site.id, sessionTokenIn(request.headers))))
      return apiError(401, 'sign_in', 'Please sign in first.')
    const asked = tradeInRangeSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
    if (!asked.success)
      return apiError(400, 'invalid_request', 'Please fix the following errors:', fieldErrors(asked.error))
    const { make, model, year, odometer_km: odometerKm } = asked.data
    try {
      const range = await getTradeInRange(site, { make, model, year, odometerKm }, adjustmentAnswersOf(asked.data))
      return Response.json({ success: true, range }, { headers: { 'cache-control': 'no-store' } })
    } catch (error) {
      await logFailure('A trade-in could not be valued before it was sent.', error)
      return apiError(503, 'no_answer', 'No estimate can be given now.')
    }
  })
