import { saveCar } from '@/src/actions/shopper/watchlist/saveCar'
import { joinCallSchema } from '@/src/domain/shopper/account/watchlistCalls'
import { apiError } from '@/src/payload/http/apiError'
import { jsonBody } from '@/src/payload/http/requestBody'
import { watchedCars } from '@/src/payload/sql/watchlist'
import { withShopper } from '../../shopper/withShopper'

/**
 * `POST /api/watchlist/join` { car_ids }: cars a device kept before its owner signed in; the oldest first. Those that cannot be
 * saved any more are left out. `{ success, joined, watchlist }`.
 */
export const POST = (request: Request): Promise<Response> =>
  withShopper(request, async ({ req, site, session }) => {
    const sent = await jsonBody(request)
    if (sent instanceof Response) return sent
    const parsed = joinCallSchema.safeParse(sent.json)
    if (!parsed.success) return apiError(400, 'invalid_request', 'The call must list cars by their ids.')
    if (session.phone === '') return apiError(403, 'phone_needed', 'Please add your mobile number first.')
    let joined = 0
    for (const id of parsed.data.car_ids) if ((await saveCar(req, site, session, id)) === 'saved') joined += 1
    const watchlist = await watchedCars(req, session.shopper)
    return Response.json({ success: true, joined, watchlist }, { headers: { 'cache-control': 'no-store' } })
  })
