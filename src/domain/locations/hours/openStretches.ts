import type { HoursInput } from './groupHours'
import type { SpecialHours } from './OpeningHours'
import { readClock } from './readClock'

/** Minutes since midnight: the first one open, the first one closed again. */
interface Stretch {
  open: number
  close: number
}

type Day = Pick<HoursInput, 'status' | 'open' | 'close'>

const DAY_MS = 86_400_000

/** The date so many days after another. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/**
 * The opening periods on one date, with lunch breaks: special hours before the weekday's (ENT-06). Null when none are
 * known.
 */
export const stretchesOn = (
  date: string,
  weekday: number,
  hours: readonly HoursInput[],
  special: readonly SpecialHours[],
): Stretch[] | null => {
  const exceptions = special.filter((entry) => entry.date === date)
  const days: readonly Day[] = exceptions.length > 0 ? exceptions : hours.filter((entry) => entry.weekday === weekday)
  if (days.length === 0) return null
  return days
    .flatMap((day) => {
      const open = readClock(day.open)
      const close = readClock(day.close)
      return day.status === 'Open' && open !== null && close !== null ? [{ open, close }] : []
    })
    .toSorted((one, other) => one.open - other.open)
}
