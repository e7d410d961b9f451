import { PRICE_SHOWN_ABOVE } from '../constants'
import { formatDollars } from './formatDollars'

const bucket = (dollars: number, step: number, top: number): string => {
  if (dollars < step) return `Under ${formatDollars(step)}`
  if (dollars >= top) return `${formatDollars(top)} and over`
  const from = Math.floor(dollars / step) * step
  return `${formatDollars(from)} - ${formatDollars(from + step)}`
}

/** Facet bucket of a price (SEA-02): '$20,000 - $30,000', the lower end included. Null: no price to show (PRC-17). */
export const priceRange = (dollars: number | null): string | null =>
  dollars === null || !(dollars > PRICE_SHOWN_ABOVE) ? null : bucket(dollars, 10_000, 100_000)

/** Facet bucket of a weekly repayment (SEA-03): '$100 - $150', the lower end included. Null: no repayment. */
export const weeklyPriceRange = (dollarsPerWeek: number | null): string | null =>
  dollarsPerWeek === null || !(dollarsPerWeek > 0) ? null : bucket(dollarsPerWeek, 50, 500)
