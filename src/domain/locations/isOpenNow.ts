import type { HoursInput } from './groupHours'
import type { SpecialHours } from './OpeningHours'
import { readClock } from './readClock'
import { zonedTime } from './zonedTime'

/** The hours that hold on one date: special hours before the weekday's (ENT-06). Null: nothing is known. */
export const hoursOn = (
  date: string,
  weekday: number,
  hours: readonly HoursInput[],
  special: readonly SpecialHours[],
): Pick<HoursInput, 'status' | 'open' | 'close'> | null =>
  special.find((entry) => entry.date === date) ?? hours.find((entry) => entry.weekday === weekday) ?? null

/**
 * Whether a location is open at an instant, on its own clocks (ENT-05, ENT-06). From the opening minute to just before
 * the closing minute; a day without times that can be read counts as closed. Null: no hours are known for the day.
 *
 * @param special special hours of this location
 */
export const isOpenNow = (
  hours: readonly HoursInput[],
  special: readonly SpecialHours[],
  timeZone: string,
  now: Date,
): boolean | null => {
  const { date, weekday, minutes } = zonedTime(now, timeZone)
  const day = hoursOn(date, weekday, hours, special)
  if (day === null) return null
  const open = readClock(day.open)
  const close = readClock(day.close)
  return day.status === 'Open' && open !== null && close !== null && minutes >= open && minutes < close
}
