import { lookUpPlate } from '@/src/actions/leads/lookUpPlate'
import { withCarSite } from '@/src/app/api/cars/withCarSite'
import { fieldErrors } from '@/src/app/api/enquiries/takeLead'
import { plateWords } from '@/src/domain/tradeIn/plateWords'
import { regoQuerySchema } from '@/src/domain/tradeIn/regoVehicle'
import { apiError } from '@/src/payload/http/apiError'

/**
 * `GET /api/rego-lookup?rego=&state=`: make, model and year of the vehicle with that registration, never its owner
 * (LEA-32).
 */
export const GET = (request: Request): Promise<Response> =>
  withCarSite(request, null, async (site) => {
    const { searchParams } = new URL(request.url)
    const asked = regoQuerySchema.safeParse({ rego: searchParams.get('rego'), state: searchParams.get('state') })
    if (!asked.success)
      return apiError(400, 'invalid_request', 'Please fix the following errors:', fieldErrors(asked.error))
    const vehicle = await lookUpPlate(site, request.headers, asked.data)
    if (vehicle === 'tooMany') return apiError(429, 'too_many_requests', plateWords.tooMany)
    if (vehicle === 'unknown') return apiError(404, 'unknown_rego', plateWords.unknown)
    if (vehicle === 'noAnswer') return apiError(500, 'no_answer', plateWords.noAnswer)
    return Response.json({ success: true, vehicle }, { headers: { 'cache-control': 'no-store' } })
  })
