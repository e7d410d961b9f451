import * as z from 'zod/mini'
import { signInAddress } from '../signIn/signInAddress'

/** Most cars an account keeps: as many as a page of saved cars asks the search engine for. */
export const WATCHLIST_MAX = 60

/** `POST /api/watchlist/save-car` and `/remove-car` (WAT-05, WAT-06). */
export const watchlistCallSchema = z.object({
  /** Of the signed-in shopper: another's is refused. */
  phone_number: z.string().check(
    z.maxLength(30),
    z.refine((text) => signInAddress(text)?.kind === 'phone', 'Not a mobile number.'),
  ),
  car_id: z.uuid(),
})

/** `POST /api/watchlist/join`: what a device kept before the shopper signed in. */
export const joinCallSchema = z.object({ car_ids: z.array(z.uuid()).check(z.maxLength(WATCHLIST_MAX)) })
