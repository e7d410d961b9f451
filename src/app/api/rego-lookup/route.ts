import { logFailure } from '@/src/actions/leads/logFailure'
import { withCarSite } from '@/src/app/api/cars/withCarSite'
import { fieldErrors } from '@/src/app/api/enquiries/takeLead'
import { getPlateVehicle } from '@/src/data/cars/getPlateVehicle'
import { regoQuerySchema } from '@/src/domain/tradeIn/regoVehicle'
import { apiError } from '@/src/payload/http/apiError'
import { regoProvider } from '@/src/services/rego/regoProvider'
import { createVisitorLimit } from '@/src/services/visitors/createVisitorLimit'

/** A shopper has one car; every question may cost money. */
const asks = createVisitorLimit({ client: { burst: 10, perSecond: 0.1 }, tenant: { burst: 100, perSecond: 2 } })

/**
 * `GET /api/rego-lookup?rego=&state=`: make, model and year of the vehicle with that registration, never its owner
 * (LEA-32).
 */
export const GET = (request: Request): Promise<Response> =>
  withCarSite(request, null, async (site) => {
    if (!asks.allow(site.id, request.headers))
      return apiError(429, 'too_many_requests', 'Too many registrations asked for. Please enter the details by hand.')
    const { searchParams } = new URL(request.url)
    const asked = regoQuerySchema.safeParse({ rego: searchParams.get('rego'), state: searchParams.get('state') })
    if (!asked.success)
      return apiError(400, 'invalid_request', 'Please fix the following errors:', fieldErrors(asked.error))
    const { rego, state } = asked.data
    try {
      const vehicle = await regoProvider(getPlateVehicle).lookup(rego, state)
      if (!vehicle) return apiError(404, 'unknown_rego', 'We do not know this registration.')
      return Response.json({ success: true, vehicle }, { headers: { 'cache-control': 'no-store' } })
    } catch (error) {
      await logFailure('A registration could not be looked up.', error)
      return apiError(500, 'no_answer', 'The registration could not be looked up. Please enter the details by hand.')
    }
  })
