import { countCarView } from '@/src/actions/countCarView'
import { clientAddress } from '@/src/services/visitors/clientAddress'
import { getCar } from '@/src/data/cars/getCar'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { siteDay } from '@/tenants/siteDay'
import { isOutdated, liveCarFields } from '@/src/domain/stock/car/liveCarFields'
import { apiError } from '@/src/payload/http/apiError'
import { isNewView } from '../../viewGuard'
import { withCarSite } from '../../withCarSite'

const whole = (text: string | null): number => (text !== null && /^\d{1,12}$/.test(text) ? Number(text) : 0)

/**
 * `GET /api/cars/{slug}/view.json?photos_count&updated_at&website_id`: counts a view of a car and returns its views and
 * the fields that may have changed since the page was rendered (VDP-40). `outdated` says that they have, compared with
 * the query's values.
 */
export const GET = (request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> => {
  const query = new URL(request.url).searchParams
  return withCarSite(request, query.get('website_id'), async (site) => {
    const car = await getCar(site, (await params).slug)
    if (!car) return apiError(404, 'not_found', 'There is no such car.')
    const client = clientAddress(request.headers) ?? 'unknown'
    const isNew = isNewView(car.id, client, request.headers.get('user-agent'), Date.now())
    const counted = { isNew, day: siteDay(site, new Date()) }
    const views = await countCarView(await payloadClient(), car.id, counted)
    const known = { photos_count: whole(query.get('photos_count')), updated_at: whole(query.get('updated_at')) }
    const car_fields = liveCarFields(car)
    const outdated = query.has('updated_at') && isOutdated(known, car)
    return Response.json(
      { success: true, views: views ?? car.views, car_fields, outdated },
      { headers: { 'cache-control': 'no-store' } },
    )
  })
}
