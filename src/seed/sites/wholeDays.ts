import { instantAt, zonedTime } from '@/src/domain/locations/hours/zonedTime'
import { DAY_MS } from '../SeedContext'

const LAST_MINUTE = 24 * 60 - 1

const minuteIn = (now: Date, zone: string, days: number, minutes: number): string => {
  const today = Date.parse(`${zonedTime(now, zone).date}T00:00:00Z`)
  const date = new Date(today + days * DAY_MS).toISOString().slice(0, 10)
  return instantAt({ date, minutes }, zone).toISOString()
}

/** The last minute of a day counted from today, on the clocks of `zone`. */
export const lastMinuteIn = (now: Date, zone: string, days: number): string => minuteIn(now, zone, days, LAST_MINUTE)

/** From the first minute of one day to the last minute of another, both counted from today on the clocks of `zone`. */
export const wholeDays = (
  now: Date,
  zone: string,
  { startsInDays, endsInDays }: { startsInDays: number; endsInDays: number },
): { start: string; expiry: string } => ({
  start: minuteIn(now, zone, startsInDays, 0),
  expiry: lastMinuteIn(now, zone, endsInDays),
})
