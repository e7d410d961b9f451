import { instantAt, zonedTime } from '@/src/domain/locations/hours/zonedTime'
import { DAY_MS } from '../SeedContext'

const LAST_MINUTE = 24 * 60 - 1

/** From the first minute of one day to the last minute of another, both counted from today on the clocks of `zone`. */
export const wholeDays = (
  now: Date,
  zone: string,
  { startsInDays, endsInDays }: { startsInDays: number; endsInDays: number },
): { start: string; expiry: string } => {
  const today = Date.parse(`${zonedTime(now, zone).date}T00:00:00Z`)
  const at = (days: number, minutes: number): string => {
    const date = new Date(today + days * DAY_MS).toISOString().slice(0, 10)
    return instantAt({ date, minutes }, zone).toISOString()
  }
  return { start: at(startsInDays, 0), expiry: at(endsInDays, LAST_MINUTE) }
}
