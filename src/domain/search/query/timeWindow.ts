import { SOLD_INDEXED_DAYS, soldCutOff } from '../index/siteFilter'

const DAY_SECONDS = 86_400

/** A stretch of time, in unix seconds: after `after`, up to and including `upTo`. */
export interface SecondsWindow {
  after: number
  upTo: number
}

/** Times of sale whose cars a site showed at `from` and no longer shows at `to` (SEA-23). */
export const soldLeaving = (soldVisibleDays: number, from: Date, to: Date): SecondsWindow => ({
  after: soldCutOff(soldVisibleDays, from),
  upTo: soldCutOff(soldVisibleDays, to),
})

/** Times of sale whose cars may no longer be in the index at `to`, and were at `from`. */
export const soldIndexEnding = (from: Date, to: Date): SecondsWindow => ({
  after: Math.floor(from.getTime() / 1000) - SOLD_INDEXED_DAYS * DAY_SECONDS,
  upTo: Math.floor(to.getTime() / 1000) - SOLD_INDEXED_DAYS * DAY_SECONDS,
})

/** Times of listing whose cars were 'just arrived' at `from` and no longer are at `to` (PRC-14). */
export const arrivalEnding = (justArrivedDays: number, from: Date, to: Date): SecondsWindow => ({
  after: Math.ceil(from.getTime() / 1000) - justArrivedDays * DAY_SECONDS - 1,
  upTo: Math.ceil(to.getTime() / 1000) - justArrivedDays * DAY_SECONDS - 1,
})
