import type { HoursInput } from './groupHours'
import type { SpecialHours } from './OpeningHours'
import { dateAfter, stretchesOn } from './openStretches'
import { formatClock } from './readClock'
import { zonedTime } from './zonedTime'

type OpenState =
  | { open: true; untilMinutes: number }
  /** When it opens next; null when not within a week. */
  | { open: false; next: { inDays: number; weekday: number; minutes: number } | null }

const WEEK = 7
const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/**
 * Whether a location is open at an instant, in its own time zone, until when, else when it opens next (ENT-05, ENT-06).
 * Open from the opening minute to just before the closing minute; a day with unreadable times counts as closed. Null
 * when no hours are known for the day.
 *
 * @param special special hours of this location
 */
export const openState = (
  hours: readonly HoursInput[],
  special: readonly SpecialHours[],
  timeZone: string,
  now: Date,
): OpenState | null => {
  const { date, weekday, minutes } = zonedTime(now, timeZone)
  const today = stretchesOn(date, weekday, hours, special)
  if (today === null) return null
  const current = today.find(({ open, close }) => minutes >= open && minutes < close)
  if (current) return { open: true, untilMinutes: current.close }
  for (let inDays = 0; inDays <= WEEK; inDays += 1) {
    const day = (weekday + inDays) % WEEK
    const stretches = stretchesOn(dateAfter(date, inDays), day, hours, special) ?? []
    const next = stretches.find(({ open }) => inDays > 0 || open > minutes)
    if (next) return { open: false, next: { inDays, weekday: day, minutes: next.open } }
  }
  return { open: false, next: null }
}

/**
 * What follows 'Open now', 'until 5:30 pm', or is said while closed: 'opens 8:30 am', 'opens tomorrow 9 am', 'opens Monday
 * 9 am'.
 */
export const openUntilWords = (state: OpenState): string => {
  if (state.open) return `until ${formatClock(state.untilMinutes)}`
  if (!state.next) return ''
  const { inDays, weekday, minutes } = state.next
  const day = inDays === 0 ? '' : inDays === 1 ? 'tomorrow ' : `${names[weekday]} `
  return `opens ${day}${formatClock(minutes)}`
}

const timesOf = (stretches: readonly { open: number; close: number }[]): string =>
  stretches.map(({ open, close }) => `${formatClock(open)} – ${formatClock(close)}`).join(', ')

/** Hours of the day it opens next, for a page that has said that it is closed: 'Tomorrow 8:30 am – 5 pm', 'Monday 9 am – 5 pm'. */
export const nextDayWords = (
  hours: readonly HoursInput[],
  special: readonly SpecialHours[],
  timeZone: string,
  now: Date,
): string => {
  const { date, weekday } = zonedTime(now, timeZone)
  for (let inDays = 1; inDays <= WEEK; inDays += 1) {
    const day = (weekday + inDays) % WEEK
    const times = timesOf(stretchesOn(dateAfter(date, inDays), day, hours, special) ?? [])
    if (times) return `${inDays === 1 ? 'Tomorrow' : names[day]} ${times}`
  }
  return ''
}

/** Today's hours at a location: 'Today 8:30 am – 12 pm, 1 pm – 5 pm' or 'Closed today'; null when none are known. */
export const todayWords = (
  hours: readonly HoursInput[],
  special: readonly SpecialHours[],
  timeZone: string,
  now: Date,
): string | null => {
  const { date, weekday } = zonedTime(now, timeZone)
  const today = stretchesOn(date, weekday, hours, special)
  if (today === null) return null
  const times = timesOf(today)
  return times ? `Today ${times}` : 'Closed today'
}
