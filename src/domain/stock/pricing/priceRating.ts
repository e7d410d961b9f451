import { formatDollars } from './formatDollars'

/** Comparable cars, and how many of them cost more. */
export interface ComparedCount {
  count: number
  dearer: number
}

/** What a card says for a price: dollars below the market's average, or the comparable cars in stock, or nothing. */
export interface PriceRating {
  below_market?: number | undefined
  compared?: ComparedCount | undefined
}

/**
 * A price's place among comparable stock, where a card mentions it: by the closest range with at least `minimum` cars, and
 * only if at least half of them cost more (ALRT-08).
 */
export const comparedOf = (ranges: readonly ComparedCount[], minimum: number): ComparedCount | null => {
  const found = ranges.find(({ count }) => count >= Math.max(1, minimum))
  return found && found.dearer * 2 >= found.count ? found : null
}

/** One line for a card: market data before our own count (VDP-28). Null: nothing is said. */
export const priceRatingWords = ({ below_market, compared }: PriceRating): string | null => {
  if (below_market) return `${formatDollars(below_market)} below market average`
  if (!compared) return null
  const { count, dearer } = compared
  return `Priced below ${dearer === count ? 'all' : `${dearer} of`} ${count} like it`
}
