import { instantAt, zonedTime } from '@/src/domain/locations/hours/zonedTime'
import type { OfferMonth } from '@/tenants/demo/DemoTenant'
import { DAY_MS } from '../SeedContext'

const LAST_MINUTE = 24 * 60 - 1
/** An offer is seeded with at least so many days left. */
const OFFER_DAYS = 20

/** Midnight of today's date on the clocks of `zone`, as if in UTC. */
const todayIn = (now: Date, zone: string): number => Date.parse(`${zonedTime(now, zone).date}T00:00:00Z`)

const minuteIn = (now: Date, zone: string, days: number, minutes: number): string => {
  const date = new Date(todayIn(now, zone) + days * DAY_MS).toISOString().slice(0, 10)
  return instantAt({ date, minutes }, zone).toISOString()
}

/** The last minute of a day counted from today, on the clocks of `zone`. */
export const lastMinuteIn = (now: Date, zone: string, days: number): string => minuteIn(now, zone, days, LAST_MINUTE)

const MONTHS: Record<OfferMonth, number> = { January: 1, February: 2, December: 12 }

/** The last minute of the next such month whose end is at least 20 days away, on the clocks of `zone`. */
export const lastMinuteOf = (month: OfferMonth, now: Date, zone: string): string => {
  const today = todayIn(now, zone)
  const year = new Date(today).getUTCFullYear()
  // Day 0 is the last one of the month before.
  const daysTo = (ofYear: number): number => (Date.UTC(ofYear, MONTHS[month], 0) - today) / DAY_MS
  return lastMinuteIn(now, zone, daysTo(year) < OFFER_DAYS ? daysTo(year + 1) : daysTo(year))
}

/** From the first minute of one day to the last minute of another, both counted from today on the clocks of `zone`. */
export const wholeDays = (
  now: Date,
  zone: string,
  { startsInDays, endsInDays }: { startsInDays: number; endsInDays: number },
): { start: string; expiry: string } => ({
  start: minuteIn(now, zone, startsInDays, 0),
  expiry: lastMinuteIn(now, zone, endsInDays),
})
