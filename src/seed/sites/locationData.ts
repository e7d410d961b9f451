import type { DemoHours, DemoLocation } from '@/tenants/demo/DemoTenant'

const dayOf = (weekday: number, hours: string | null) => {
  const [open = null, close = null] = hours?.split('-') ?? []
  return { weekday: String(weekday), status: hours ? 'Open' : 'Closed', open, close } as const
}

const weekdayValues = ['0', '1', '2', '3', '4', '5', '6'] as const

/** Seven rows, Monday first (ENT-05). */
export const weekOf = ({ weekdays, saturday, sunday }: DemoHours) =>
  [1, 2, 3, 4, 5, 6, 0].flatMap((weekday) => {
    const value = weekdayValues[weekday]
    const hours = weekday === 0 ? sunday : weekday === 6 ? saturday : weekdays
    return value === undefined ? [] : [{ ...dayOf(weekday, hours), weekday: value }]
  })

/** The coming occurrence of a month and day, at noon in eastern Australia so that no time zone moves it. */
const coming = (monthDay: string, now: Date): string => {
  const [month = 1, day = 1] = monthDay.split('-').map(Number)
  const thisYear = Date.UTC(now.getUTCFullYear(), month - 1, day, 2)
  const past = thisYear < now.getTime() - 86_400_000
  return new Date(past ? Date.UTC(now.getUTCFullYear() + 1, month - 1, day, 2) : thisYear).toISOString()
}

/** Holidays with their hours (ENT-06). */
export const holidaysOf = (days: DemoLocation['specialDays'], now: Date) =>
  days.map(({ monthDay, hours }) => {
    const [start_hour = null, end_hour = null] = hours?.split('-') ?? []
    return {
      date: coming(monthDay, now),
      status: hours ? ('Open' as const) : ('Closed' as const),
      start_hour,
      end_hour,
    }
  })

/** A search on a map by address: works without any account. */
export const directionsTo = ({ street, suburb, state, postcode }: DemoLocation): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${street}, ${suburb} ${state} ${postcode}`)}`
