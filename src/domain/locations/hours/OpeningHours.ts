import type { HoursInput } from './groupHours'
import { readClock } from './readClock'

/** One weekday of a location's hours (ENT-05), 0 is Sunday; times as 'HH:MM'. */
export interface OpeningHour {
  weekday: number
  status: 'Open' | 'Closed'
  formattedHours: string
  open: string | null
  close: string | null
}

/** Hours of one date (ENT-06), which win over the weekday's. */
export interface SpecialHours {
  /** 'yyyy-mm-dd' in the location's own time zone. */
  date: string
  status: 'Open' | 'Closed'
  open: string | null
  close: string | null
}

/** A date's hours as they are stored, in either shape: start_hour and end_hour, or hours.begin and hours.end. */
interface StoredSpecialHours {
  date: string
  status: 'Open' | 'Closed'
  start_hour?: string | null
  end_hour?: string | null
  hours?: { begin?: string | null; end?: string | null } | null
}

/** In one shape out of both; the first wins where a row has both (ENT-06). */
export const specialHoursOf = ({ date, status, start_hour, end_hour, hours }: StoredSpecialHours): SpecialHours => ({
  date: date.slice(0, 10),
  status,
  open: start_hour || hours?.begin || null,
  close: end_hour || hours?.end || null,
})

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
