import type { Facet } from '@/src/domain/search/facets/facets'
import type { SearchRange } from '@/src/domain/search/url/SearchState'

interface Bounds {
  min: number
  max: number
}

const PRICE_CAPS = [10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000, 150_000, 250_000]
const KM_CAPS = [5_000, 20_000, 50_000, 80_000, 100_000, 150_000, 200_000]
const WEEKLY_CAPS = [75, 100, 150, 200, 300, 400]
const LITRES_CAPS = [1.5, 2, 2.5, 3, 4]
const YEARS_BACK = [1, 3, 5, 8, 12]
const MOST = 4

const spread = <T>(list: T[]): T[] =>
  list.length <= MOST
    ? list
    : Array.from({ length: MOST }, (_, step) =>
        list.slice(Math.round((step * (list.length - 1)) / (MOST - 1))),
      ).flatMap((rest) => rest.slice(0, 1))

const caps = (values: number[], { min, max }: Bounds): SearchRange[] =>
  spread(values.filter((value) => value > min && value < max)).map((value) => ({ min: null, max: value }))

/** The numbers of seats shoppers ask for: exactly 2, 4 or 5, and room for more. */
const seats = ({ min, max }: Bounds): SearchRange[] => [
  ...[2, 4, 5].filter((count) => count >= min && count <= max).map((count) => ({ min: count, max: count })),
  ...(max >= 7 && min < 7 ? [{ min: 7, max: null }] : []),
]

/** A few ranges worth one click, among what is in stock; the way to narrow a range without JavaScript. */
export const quickRanges = (unit: Facet['unit'], bounds: Bounds): SearchRange[] => {
  if (unit === 'dollars') return caps(PRICE_CAPS, bounds)
  if (unit === 'km') return caps(KM_CAPS, bounds)
  if (unit === 'dollarsWeekly') return caps(WEEKLY_CAPS, bounds)
  if (unit === 'litres') return caps(LITRES_CAPS, bounds)
  if (unit === 'seats') return seats(bounds)
  if (unit !== 'year') return []
  return spread(YEARS_BACK.map((back) => bounds.max - back).filter((year) => year > bounds.min)).map((year) => ({
    min: year,
    max: null,
  }))
}
