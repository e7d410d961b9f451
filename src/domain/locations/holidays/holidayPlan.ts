import type { SpecialHours } from '../hours/OpeningHours'
import type { AustralianState } from '../states'
import type { DayHours } from './dayHours'
import { publicHolidaysFrom } from './publicHolidays'

/** A location with its special days. */
export interface HolidayLocation {
  id: string
  name: string
  state: AustralianState
  days: SpecialHours[]
}

/** A day of the coming year that may have other hours than the usual week. */
export interface PlannedDay {
  /** 'yyyy-mm-dd'. */
  date: string
  /** Null when the day was entered by staff and is no public holiday. */
  name: string | null
  /** The part of the state that observes it; null for all of it. */
  only: string | null
  locationIds: string[]
  /** The stored hours; null for the usual week; 'differs' when locations have different hours. */
  now: DayHours | null | 'differs'
}

/**
 * A location's stored hours for a date; null for its usual week. Two periods, such as around a lunch break, do not fit
 * one pair of hours.
 */
const storedFor = (location: HolidayLocation, date: string): DayHours | null | 'differs' => {
  const [day, ...more] = location.days.filter((special) => special.date === date)
  if (!day) return null
  if (more.length > 0) return 'differs'
  if (day.status === 'Closed') return { status: 'Closed' }
  return { status: 'Open', open: day.open ?? '', close: day.close ?? '' }
}

const storedNow = (locations: readonly HolidayLocation[], date: string): PlannedDay['now'] => {
  const [first = null, ...rest] = locations.map((location) => storedFor(location, date))
  return rest.every((hours) => JSON.stringify(hours) === JSON.stringify(first)) ? first : 'differs'
}

/**
 * Public holidays of the coming twelve months at these locations, each for those whose state observes it, and the days
 * entered by staff, soonest first (ENT-06, CMS-01).
 */
export const holidayPlan = (locations: readonly HolidayLocation[], today: string): PlannedDay[] => {
  const states = [...new Set(locations.map(({ state }) => state))]
  const kept = states.flatMap((state) => publicHolidaysFrom(state, today).map((holiday) => ({ ...holiday, state })))
  const isKept = (date: string, state: AustralianState): boolean =>
    kept.some((holiday) => holiday.date === date && holiday.state === state)
  const holidays = [...Map.groupBy(kept, ({ date, name }) => `${date} ${name}`).values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const here = locations.filter(({ state }) => group.some((holiday) => holiday.state === state))
    return [{ date: first.date, name: first.name, only: first.only, here }]
  })
  const until = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
  const entered = locations.flatMap((location) =>
    location.days
      .filter(({ date }) => date >= today && date < until && !isKept(date, location.state))
      .map(({ date }) => ({ date, location })),
  )
  const others = [...Map.groupBy(entered, ({ date }) => date)].map(([date, rows]) => ({
    date,
    name: null,
    only: null,
    here: locations.filter((location) => rows.some((row) => row.location === location)),
  }))
  return [...holidays, ...others]
    .map(({ here, ...day }) => ({ ...day, locationIds: here.map(({ id }) => id), now: storedNow(here, day.date) }))
    .toSorted((one, other) => one.date.localeCompare(other.date))
}
