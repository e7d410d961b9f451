import { SLIDER_ROUNDING } from '@/src/domain/constants/search'

const dollars = new Intl.NumberFormat('en-AU')
const money = (amount: number): string => `$${dollars.format(amount)}`

const bucket = (amount: number, step: number, top: number): string => {
  if (amount >= top) return `Over ${money(top)}`
  const from = Math.floor(amount / step) * step
  return from === 0 ? `Under ${money(step)}` : `${money(from)} - ${money(from + step)}`
}

/** Facet label of a price in dollars, steps of 10,000 up to 100,000 (SEA-02 price_range); null: no price. */
export const priceRange = (priceDollars: number): string | null =>
  priceDollars > 0 ? bucket(priceDollars, 10_000, 100_000) : null

/** Facet label of a weekly payment in dollars, steps of 50 up to 400 (SEA-03 weekly_price_range); null: no payment. */
export const weeklyPriceRange = (weeklyDollars: number | null): string | null =>
  weeklyDollars !== null && weeklyDollars > 0 ? bucket(weeklyDollars, 50, 400) : null

/** An amount down to the full thousand, as a histogram counts it (SRP-29); null when not known. */
export const thousands = (amount: number | null): number | null =>
  amount === null ? null : Math.floor(amount / SLIDER_ROUNDING) * SLIDER_ROUNDING
