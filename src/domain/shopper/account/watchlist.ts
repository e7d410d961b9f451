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

/** Who is signed in, as scripts of the page know it; null: signed out (ENT-13). */
export interface AccountAnswer {
  shopper: { id: string; phone: string; name: string } | null
  watchlist: WatchedCar[]
}
