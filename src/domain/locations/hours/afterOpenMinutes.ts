import type { HoursInput } from './groupHours'
import type { SpecialHours } from './OpeningHours'
import { openState } from './openState'
import { instantAt, zonedTime } from './zonedTime'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** A location's week, its exceptions and the clocks it lives by. */
export interface OpenTimes {
  hours: readonly HoursInput[]
  special: readonly SpecialHours[]
  timeZone: string
}

const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/**
 * The instant by which so many minutes of opening time have passed (CRM-04): closed hours, breaks and holidays do not count.
 * Where no hours are known, or nothing opens within a week, every minute counts.
 */
export const afterOpenMinutes = (from: Date, minutes: number, { hours, special, timeZone }: OpenTimes): Date => {
  let at = from
  let left = minutes
  for (;;) {
    const state = openState(hours, special, timeZone, at)
    const local = zonedTime(at, timeZone)
    if (state?.open) {
      const closes = instantAt({ date: local.date, minutes: state.untilMinutes }, timeZone)
      const available = (closes.getTime() - at.getTime()) / MINUTE_MS
      if (left <= available) return new Date(at.getTime() + left * MINUTE_MS)
      left -= available
      at = closes
    } else if (state?.next) {
      at = instantAt({ date: dateAfter(local.date, state.next.inDays), minutes: state.next.minutes }, timeZone)
    } else return new Date(at.getTime() + left * MINUTE_MS)
  }
}
