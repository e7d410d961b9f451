import { z } from 'zod'
import { getDeliveryZones } from '@/src/data/getDeliveryZones'
import { getSite } from '@/src/data/getSite'
import { requestHost, siteForHost } from '@/src/data/siteForHost'
import { DELIVERY_MESSAGES, deliveryEstimate, postcodeProblem } from '@/src/domain/locations/deliveryEstimate'
import { apiError } from '@/src/payload/http/apiError'

const querySchema = z.object({ postcode: z.string().trim().default('') }).superRefine(({ postcode }, context) => {
  const message = postcodeProblem(postcode)
  if (message) context.addIssue({ code: 'custom', path: ['postcode'], message })
})

/** `GET /api/delivery-estimate?postcode=`: name and price in dollars of home delivery by this host's dealership (LOC-13, LOC-14). */
export const GET = async (request: Request): Promise<Response> => {
  const host = await siteForHost(requestHost(request.headers))
  const site = host.kind === 'site' ? await getSite(host.tenantId) : null
  if (!site) return apiError(421, 'unknown_site', 'No dealership answers at this address.')
  const query = querySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) {
    const message = query.error.issues[0]?.message ?? DELIVERY_MESSAGES.invalid
    return apiError(400, 'invalid_postcode', message, { postcode: message })
  }
  const estimate = deliveryEstimate(await getDeliveryZones(site.id), query.data.postcode)
  if (!estimate) return apiError(404, 'no_estimate', DELIVERY_MESSAGES.unknown)
  return Response.json({ success: true, name: estimate.name, price: estimate.priceDollars })
}
