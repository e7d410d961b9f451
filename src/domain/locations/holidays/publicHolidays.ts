import type { AustralianState } from '../states'

/** One public holiday of a state. */
export interface PublicHoliday {
  /** 'yyyy-mm-dd'. */
  date: string
  name: string
  /** The part of the state that observes it; null for all of it. */
  only: string | null
}

const DAY_MS = 86_400_000
const [SUNDAY, MONDAY, TUESDAY, WEDNESDAY, FRIDAY, SATURDAY] = [0, 1, 2, 3, 5, 6] as const

/** A day as the time of its midnight in UTC. */
type Day = number
/** The days on which a year keeps a holiday. */
type Rule = (year: number) => Day[]

interface Holiday {
  name: string
  states?: readonly AustralianState[]
  only?: string
  rule: Rule
}

const dayOf = (year: number, month: number, date: number): Day => Date.UTC(year, month - 1, date)
const weekdayOf = (day: Day): number => new Date(day).getUTCDay()

/** The first such weekday on or after a date: from the 8th, the second of the month. */
const onOrAfter =
  (month: number, date: number, weekday: number): Rule =>
  (year) => {
    const start = dayOf(year, month, date)
    return [start + ((weekday - weekdayOf(start) + 7) % 7) * DAY_MS]
  }

/** Easter Sunday in the Gregorian calendar, by the anonymous algorithm of 1876 (Butcher's Ecclesiastical Calendar). */
const easterSunday = (year: number): Day => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const sum = epact + weekday - 7 * late + 114
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1)
}

const easter =
  (days: number): Rule =>
  (year) => [easterSunday(year) + days * DAY_MS]

/** A fixed date, and what a year adds to it or puts in its place when it falls on a weekend. */
const fixed =
  (month: number, date: number, onWeekend: (day: Day, year: number) => Day[] = (day) => [day]): Rule =>
  (year) => {
    const day = dayOf(year, month, date)
    return weekdayOf(day) === SATURDAY || weekdayOf(day) === SUNDAY ? onWeekend(day, year) : [day]
  }

const mondayAfter = (day: Day): Day => day + (weekdayOf(day) === SATURDAY ? 2 : 1) * DAY_MS
const movesToMonday = (day: Day): Day[] => [mondayAfter(day)]
const addsMonday = (day: Day): Day[] => [day, mondayAfter(day)]
/** Christmas and Boxing Day stand side by side: each one's extra day is two days later. */
const addsSecondDayAfter = (day: Day): Day[] => [day, day + 2 * DAY_MS]
const movesTwoDays = (day: Day): Day[] => [day + 2 * DAY_MS]
const addsMondayToSunday = (day: Day): Day[] => (weekdayOf(day) === SUNDAY ? addsMonday(day) : [day])
/** New South Wales declared the Monday for these two years alone (Public Holidays Amendment (Anzac Day) Order 2026). */
const addsMondayIn2026And2027 = (day: Day, year: number): Day[] =>
  year === 2026 || year === 2027 ? addsMonday(day) : [day]

const allButTasmania = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'ACT', 'NT'] as const

/** Whole days only: evenings before Christmas and New Year, and days of the public service or of banks, are left out. */
const holidays: readonly Holiday[] = [
  { name: 'New Year’s Day', rule: fixed(1, 1, addsMonday) },
  { name: 'Australia Day', rule: fixed(1, 26, movesToMonday) },
  { name: 'Royal Hobart Regatta', states: ['TAS'], only: 'the south', rule: onOrAfter(2, 8, MONDAY) },
  { name: 'Labour Day', states: ['WA'], rule: onOrAfter(3, 1, MONDAY) },
  { name: 'Labour Day', states: ['VIC'], rule: onOrAfter(3, 8, MONDAY) },
  { name: 'Adelaide Cup Day', states: ['SA'], rule: onOrAfter(3, 8, MONDAY) },
  { name: 'Canberra Day', states: ['ACT'], rule: onOrAfter(3, 8, MONDAY) },
  { name: 'Eight Hours Day', states: ['TAS'], rule: onOrAfter(3, 8, MONDAY) },
  { name: 'Good Friday', rule: easter(-2) },
  { name: 'Easter Saturday', states: ['NSW', 'VIC', 'QLD', 'SA', 'ACT', 'NT'], rule: easter(-1) },
  { name: 'Easter Sunday', states: allButTasmania, rule: easter(0) },
  { name: 'Easter Monday', rule: easter(1) },
  { name: 'Anzac Day', states: ['NSW'], rule: fixed(4, 25, addsMondayIn2026And2027) },
  { name: 'Anzac Day', states: ['WA', 'ACT'], rule: fixed(4, 25, addsMonday) },
  { name: 'Anzac Day', states: ['QLD', 'SA', 'NT'], rule: fixed(4, 25, addsMondayToSunday) },
  { name: 'Anzac Day', states: ['VIC', 'TAS'], rule: fixed(4, 25) },
  { name: 'Labour Day', states: ['QLD'], rule: onOrAfter(5, 1, MONDAY) },
  { name: 'May Day', states: ['NT'], rule: onOrAfter(5, 1, MONDAY) },
  { name: 'Reconciliation Day', states: ['ACT'], rule: onOrAfter(5, 27, MONDAY) },
  { name: 'Western Australia Day', states: ['WA'], rule: onOrAfter(6, 1, MONDAY) },
  { name: 'King’s Birthday', states: ['NSW', 'VIC', 'SA', 'TAS', 'ACT', 'NT'], rule: onOrAfter(6, 8, MONDAY) },
  { name: 'Picnic Day', states: ['NT'], rule: onOrAfter(8, 1, MONDAY) },
  { name: 'Royal Queensland Show', states: ['QLD'], only: 'Brisbane', rule: onOrAfter(8, 10, WEDNESDAY) },
  // The Friday before the last Saturday of September, the usual day of the Grand Final; the AFL may choose another.
  { name: 'Friday before the AFL Grand Final', states: ['VIC'], rule: onOrAfter(9, 23, FRIDAY) },
  // Proclaimed year by year: the last Monday of September in 2026 and 2027.
  { name: 'King’s Birthday', states: ['WA'], rule: onOrAfter(9, 24, MONDAY) },
  { name: 'King’s Birthday', states: ['QLD'], rule: onOrAfter(10, 1, MONDAY) },
  { name: 'Labour Day', states: ['NSW', 'SA', 'ACT'], rule: onOrAfter(10, 1, MONDAY) },
  { name: 'Recreation Day', states: ['TAS'], only: 'the north', rule: onOrAfter(11, 1, MONDAY) },
  { name: 'Melbourne Cup Day', states: ['VIC'], rule: onOrAfter(11, 1, TUESDAY) },
  { name: 'Christmas Day', rule: fixed(12, 25, addsSecondDayAfter) },
  {
    name: 'Boxing Day',
    states: ['NSW', 'VIC', 'QLD', 'WA', 'ACT', 'NT'],
    rule: fixed(12, 26, addsSecondDayAfter),
  },
  { name: 'Boxing Day', states: ['TAS'], rule: fixed(12, 26, movesTwoDays) },
  { name: 'Proclamation Day', states: ['SA'], rule: fixed(12, 26, addsSecondDayAfter) },
]

const isoOf = (day: Day): string => new Date(day).toISOString().slice(0, 10)

/**
 * The public holidays of a state in a year, in order, worked out from its laws (ENT-06, CMS-01). A second day of one that
 * falls on a weekend has its name and 'additional day'. What governments proclaim later is not in it.
 */
export const publicHolidays = (state: AustralianState, year: number): PublicHoliday[] =>
  holidays
    .filter(({ states }) => !states || states.includes(state))
    .flatMap(({ name, only = null, rule }) =>
      rule(year).map((day, index) => ({
        date: isoOf(day),
        name: index === 0 ? name : `${name}, additional day`,
        only,
      })),
    )
    .toSorted((one, other) => one.date.localeCompare(other.date))

/** Those of the twelve months from a day on, that day included. */
export const publicHolidaysFrom = (state: AustralianState, today: string): PublicHoliday[] => {
  const year = Number(today.slice(0, 4))
  const until = `${year + 1}${today.slice(4)}`
  return [...publicHolidays(state, year), ...publicHolidays(state, year + 1)].filter(
    ({ date }) => date >= today && date < until,
  )
}
