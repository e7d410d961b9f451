import { shownPrice } from './shownPrice'
import { daysAtOrAbove, type PricePeriod } from './wasPriceReason'

export interface TypedPricePeriod extends PricePeriod {
  /** What the price included. */
  price_type: string | null
}

/** A price from a moment (ISO 8601) until the next one. */
export interface PricePoint {
  from: string
  dollars: number
}

export interface PriceLine {
  /** Whole days shoppers could see the car, whatever it cost. */
  daysListed: number
  /** At least one; the last is the present price. */
  points: PricePoint[]
}

const DAY_MS = 86_400_000

/**
 * The prices a car was advertised at, as far as they may be shown beside its present one (LAW-05): a dearer price only when it
 * was asked for as long as a was-price has to be, and none that included something else. Null where the dealership does not
 * check its was-prices (`minDays` 0), and for a car that is not listed now.
 */
export const priceHistory = (periods: readonly TypedPricePeriod[], minDays: number, now: Date): PriceLine | null => {
  const last = periods.at(-1)
  const present = last?.listed ? shownPrice(last) : null
  if (!last || present === null || minDays === 0) return null
  const points: PricePoint[] = []
  for (const period of periods) {
    const dollars = shownPrice(period)
    if (!period.listed || dollars === null || period.price_type !== last.price_type) continue
    if (dollars > present && daysAtOrAbove(periods, dollars, now) < minDays) continue
    if (points.at(-1)?.dollars !== dollars) points.push({ from: period.from, dollars })
  }
  const listed = periods.reduce((sum, { from, listed: isListed }, at) => {
    const end = periods[at + 1]?.from
    return isListed ? sum + Math.max(0, (end ? Date.parse(end) : now.getTime()) - Date.parse(from)) : sum
  }, 0)
  return { daysListed: Math.floor(listed / DAY_MS), points }
}
