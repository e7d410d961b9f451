/** The least number of cars a dealership may have prices compared with (`vdp.minComparables`, `tradeIn.minComparables`). */
export const LEAST_COMPARABLES = 3

/** Prices of comparable cars: each price in dollars and how many cars ask it. */
export type PriceCounts = Readonly<Record<string, number>>

/** Which cars a car's price is compared with. */
export interface Comparison {
  prices: PriceCounts
  /** First and last year of the cars compared with; null for any year. */
  years: readonly [number, number] | null
}

/** Where a car's price lies among comparable stock (ALRT-08); dollars. */
export interface PricePosition {
  /** Cars compared with, the car itself not among them. */
  count: number
  /** How many of them cost more. */
  dearer: number
  lowDollars: number
  medianDollars: number
  highDollars: number
  /** Where the car lies from the lowest (0) to the highest price (1), itself included. */
  at: number
  years: Comparison['years']
}

const listOf = (prices: PriceCounts): number[] =>
  Object.entries(prices)
    .flatMap(([text, count]) => Array.from({ length: count }, () => Number(text)))
    .filter((price) => Number.isFinite(price) && price > 0)
    .sort((a, b) => a - b)

/** The value below which `share` of a sorted list lies, between neighbours in proportion. An empty list: 0. */
const quantile = (sorted: readonly number[], share: number): number => {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place - Math.floor(place))
}

/**
 * Where a price lies among comparable cars, by the first comparison that holds at least `minimum` of them (ALRT-08).
 * Null: none does, and nothing is said.
 */
export const pricePosition = (
  priceDollars: number,
  comparisons: readonly Comparison[],
  minimum: number,
): PricePosition | null => {
  for (const { prices, years } of comparisons) {
    const others = listOf(prices)
    if (others.length < Math.max(1, minimum)) continue
    const low = Math.min(priceDollars, quantile(others, 0))
    const high = Math.max(priceDollars, quantile(others, 1))
    return {
      count: others.length,
      dearer: others.filter((price) => price > priceDollars).length,
      lowDollars: low,
      medianDollars: Math.round(quantile(others, 0.5)),
      highDollars: high,
      at: high === low ? 0.5 : (priceDollars - low) / (high - low),
      years,
    }
  }
  return null
}

/**
 * The usual range of comparable prices, `tail` of them left out at either end; null: too few cars. Dollars.
 */
export const usualRange = (
  comparisons: readonly Comparison[],
  minimum: number,
  tail = 0.1,
): { minDollars: number; maxDollars: number; count: number } | null => {
  const found = comparisons.map(({ prices }) => listOf(prices)).find((list) => list.length >= Math.max(2, minimum))
  if (!found) return null
  return {
    minDollars: Math.round(quantile(found, tail)),
    maxDollars: Math.round(quantile(found, 1 - tail)),
    count: found.length,
  }
}

/**
 * Whether it would contradict the market data (VDP-28): of a car that costs less than the market's average we do not say that most cars
 * on this platform cost less. The market is wider, and its indicator is the one the specification asks for.
 */
export const contradictsMarket = ({ count, dearer }: PricePosition, marketSavingDollars: number | null): boolean =>
  marketSavingDollars !== null && dearer * 2 < count
