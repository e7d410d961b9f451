import type { FacetUnit } from './facets'

/** Counts along a range: bar n holds the cars from `from + n * width` up to, not including, the next bar. */
export interface Histogram {
  from: number
  width: number
  counts: number[]
}

/** Most bars of a histogram. */
const BARS_MAX = 24

/** Bars begin and end at full steps, so that no car is counted in its neighbour's bar. */
const stepOf = (unit: FacetUnit | null): number => {
  if (unit === 'dollars' || unit === 'km') return 1000
  if (unit === 'dollarsWeekly') return 10
  return unit === 'litres' ? 0.1 : 1
}

const EPSILON = 1e-6

/**
 * The histogram of a range from the number of cars per value (prices and kilometres: each full thousand). Null when it
 * would have fewer than two bars.
 */
export const histogram = (unit: FacetUnit | null, counts: Record<string, number>): Histogram | null => {
  const values = Object.entries(counts).map(([value, count]) => ({ value: Number(value), count }))
  const step = stepOf(unit)
  const steps = values.map(({ value }) => Math.floor(value / step + EPSILON))
  if (new Set(steps).size < 2) return null
  const first = Math.min(...steps)
  const wide = Math.ceil((Math.max(...steps) - first + 1) / BARS_MAX)
  const bars = Array.from({ length: Math.ceil((Math.max(...steps) - first + 1) / wide) }, () => 0)
  values.forEach(({ count }, position) => {
    const bar = Math.floor(((steps[position] ?? first) - first) / wide)
    bars[bar] = (bars[bar] ?? 0) + count
  })
  return { from: first * step, width: wide * step, counts: bars }
}
