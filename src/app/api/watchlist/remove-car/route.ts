import { removeCar } from '@/src/actions/shopper/watchlist/removeCar'
import { watchlistCall } from '../watchlistCall'

/** `POST /api/watchlist/remove-car` { phone_number, car_id }: `{ success }` (WAT-06). */
export const POST = (request: Request): Promise<Response> =>
  watchlistCall(request, async ({ req, site, session }, carId) => {
    await removeCar(req, site, session, carId)
    return null
  })
