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

/**
 * The line in a box of `width` and `height`, as an SVG path of level stretches; time to the right, price upwards. A price
 * that never changed lies in the middle.
 */
export const priceSteps = (
  { points }: PriceLine,
  now: Date,
  { width, height }: { width: number; height: number },
): string => {
  const [first] = points
  if (!first) return ''
  const start = Date.parse(first.from)
  const span = Math.max(1, now.getTime() - start)
  const prices = points.map(({ dollars }) => dollars)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const round = (value: number): number => Math.round(value * 10) / 10
  const x = (from: string): number => round(((Date.parse(from) - start) / span) * width)
  const y = (dollars: number): number => round(high === low ? height / 2 : ((high - dollars) / (high - low)) * height)
  const steps = points.map(({ from, dollars }, at) => (at === 0 ? `M0 ${y(dollars)}` : `H${x(from)}V${y(dollars)}`))
  return `${steps.join('')}H${width}`
}
