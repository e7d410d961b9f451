import { withCarSite } from '@/src/app/api/cars/withCarSite'
import { createVisitorLimit } from '@/src/services/visitors/createVisitorLimit'
import { plainPage } from '@/src/app/plainPage'
import { deliveryDistanceKm } from '@/src/data/locations/deliveryDistance'
import { getDeliveryZones } from '@/src/data/locations/getDeliveryZones'
import { DELIVERY_MESSAGES, deliveryEstimate } from '@/src/domain/locations/delivery/deliveryEstimate'
import { deliveryFormSchema } from '@/src/domain/locations/delivery/deliveryForm'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { apiError } from '@/src/payload/http/apiError'

/** A postcode that our own table lacks is looked up at a service that may charge for it. */
const asks = createVisitorLimit({ client: { burst: 30, perSecond: 0.5 }, tenant: { burst: 200, perSecond: 10 } })

/** A browser without JavaScript accepts HTML; a program accepts anything. */
const wantsPage = (request: Request): boolean => (request.headers.get('accept') ?? '').includes('text/html')

/** Escapes a zone's text for the plain HTML page. */
const harmless = (text: string): string => text.replaceAll(/[<>&"]/g, '')

const problem = (request: Request, status: number, code: string, message: string): Response =>
  wantsPage(request)
    ? plainPage(status, 'Delivery estimate', harmless(message))
    : apiError(status, code, message, status === 400 ? { postcode: message } : undefined)

/**
 * `GET /api/delivery-estimate?postcode=&car_id=`: name and price in dollars of home delivery by this host's dealership
 * (LOC-13, LOC-14). With the car, zones by distance are measured from the car's location. A form sent without
 * JavaScript is answered with a page.
 */
export const GET = (request: Request): Promise<Response> =>
  withCarSite(request, null, async (site) => {
    if (!asks.allow(site.id, request.headers))
      return problem(request, 429, 'too_many_requests', 'Too many estimates asked for. Please wait a moment.')
    const query = new URL(request.url).searchParams
    const asked = deliveryFormSchema.safeParse({
      postcode: query.get('postcode') ?? '',
      car_id: query.get('car_id') ?? '',
    })
    if (!asked.success)
      return problem(request, 400, 'invalid_postcode', asked.error.issues[0]?.message ?? DELIVERY_MESSAGES.invalid)
    const { postcode, car_id } = asked.data
    const zones = await getDeliveryZones(site.id)
    const distance = await deliveryDistanceKm(site, zones, postcode, car_id || null)
    const estimate = deliveryEstimate(zones, postcode, distance)
    if (!estimate) return problem(request, 404, 'no_estimate', DELIVERY_MESSAGES.unknown)
    const { name, priceDollars } = estimate
    if (wantsPage(request)) {
      const price = priceDollars === 0 ? 'Free' : formatDollars(priceDollars)
      return plainPage(200, `${price} delivery to ${harmless(name)}`, 'This estimate is a guide only.')
    }
    return Response.json({ success: true, name, price: priceDollars }, { headers: { 'cache-control': 'no-store' } })
  })
