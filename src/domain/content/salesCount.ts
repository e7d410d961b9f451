import { SALES_COUNTER } from '@/src/domain/constants/site'

const SECOND_MS = 1000
/** Brisbane is ten hours ahead all year: it has no daylight saving. */
const BRISBANE_AHEAD_MS = 36_000_000

/** The clock in Brisbane as the UTC fields of a date. */
const inBrisbane = (now: Date): Date => new Date(now.getTime() + BRISBANE_AHEAD_MS)

/**
 * The sales counter's estimate of cars sold this month: (day of month − 1) × 192 + floor(seconds since midnight / 450),
 * Brisbane time (CON-26). An estimate, to be labelled as one (LAW-10).
 */
export const estimatedSales = (now: Date): number => {
  const clock = inBrisbane(now)
  const midnight = Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate())
  const seconds = Math.floor((clock.getTime() - midnight) / SECOND_MS)
  return (clock.getUTCDate() - 1) * SALES_COUNTER.perDay + Math.floor(seconds / SALES_COUNTER.secondsPerSale)
}

/** When the month began that the counter counts: midnight of its first day in Brisbane. */
export const salesMonthStart = (now: Date): Date => {
  const clock = inBrisbane(now)
  return new Date(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), 1) - BRISBANE_AHEAD_MS)
}
