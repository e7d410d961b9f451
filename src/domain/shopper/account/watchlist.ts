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

/** A saved car of an account. */
export interface WatchedCar {
  id: string
  slug: string
  name: string
  make: string
  model: string
  /** What the site asked for it when it was saved; null: nothing to compare with. */
  savedPriceDollars: number | null
  /** It was sold at an earlier visit. */
  seenSold: boolean
}

/** What has changed about a saved car since it was saved, the most important. */
export type WatchMark = { kind: 'sold' } | { kind: 'back' } | { kind: 'drop'; dollars: number } | null

/** The mark of a saved car; `price` and whether it can be had as the site shows them now. */
export const watchMark = (
  { savedPriceDollars, seenSold }: Pick<WatchedCar, 'savedPriceDollars' | 'seenSold'>,
  now: { price: number | null; isInStock: boolean },
): WatchMark => {
  if (!now.isInStock) return { kind: 'sold' }
  const drop = savedPriceDollars !== null && now.price !== null ? savedPriceDollars - now.price : 0
  if (drop >= 1) return { kind: 'drop', dollars: Math.round(drop) }
  return seenSold ? { kind: 'back' } : null
}

/** Who is signed in, as scripts of the page know it; null: nobody (ENT-13). */
export interface AccountAnswer {
  shopper: { id: string; phone: string; name: string } | null
  watchlist: WatchedCar[]
}
