import { formatClock } from '../locations/hours/readClock'

// Times are ISO, with or without an offset. Their date and clock are the location's own and are shown without conversion.

const words = (shape: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-AU', { ...shape, timeZone: 'UTC' })
  return (iso: string): string => format.format(new Date(`${iso.slice(0, 10)}T00:00:00Z`)).replace(',', '')
}

/** 'Wednesday 25 November 2026'. */
export const longDay = words({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
/** 'Wednesday 25 November'. */
export const spokenDay = words({ weekday: 'long', day: 'numeric', month: 'long' })
export const shortWeekday = words({ weekday: 'short' })
export const shortMonth = words({ month: 'short' })

/** '9:30 am'. */
export const clockOf = (iso: string): string => formatClock(Number(iso.slice(11, 13)) * 60 + Number(iso.slice(14, 16)))

/** 'Wednesday 25 November 2026, 9:30 am'. */
export const driveWords = (iso: string): string => `${longDay(iso)}, ${clockOf(iso)}`

/** Times with an offset, grouped by the day their own clocks show, in the order they came. */
export const timesByDay = (times: readonly string[]): { day: string; times: string[] }[] =>
  [...new Set(times.map((iso) => iso.slice(0, 10)))].map((day) => ({
    day,
    times: times.filter((iso) => iso.startsWith(day)),
  }))
