import { saveCar } from '@/src/actions/shopper/watchlist/saveCar'
import { apiError } from '@/src/payload/http/apiError'
import { watchlistCall } from '../watchlistCall'

const refusals = {
  no_such_car: [404, 'This car is no longer listed.'],
  sold: [409, 'This car is sold and cannot be saved any more.'],
  full: [409, 'Your watchlist is full. Please remove a car first.'],
} as const

/** `POST /api/watchlist/save-car` { phone_number, car_id }: `{ success }` (WAT-05, WAT-04). */
export const POST = (request: Request): Promise<Response> =>
  watchlistCall(request, async ({ req, site, session }, carId) => {
    const answer = await saveCar(req, site, session, carId)
    if (answer === 'saved') return null
    const [status, message] = refusals[answer]
    return apiError(status, answer, message)
  })
