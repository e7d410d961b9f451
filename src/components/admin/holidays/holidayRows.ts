import type { DayHours } from '@/src/domain/locations/holidays/dayHours'
import type { PlannedDay } from '@/src/domain/locations/holidays/holidayPlan'

/** Unsaved changes, by the key of the day; null returns to the usual week. */
export type Edits = Readonly<Record<string, DayHours | null>>

export const keyOf = ({ date, name }: PlannedDay): string => `${date} ${name ?? ''}`

/** What a day's row shows: what was changed, else what is stored. */
export const hoursOf = (day: PlannedDay, edits: Edits): PlannedDay['now'] => {
  const edited = edits[keyOf(day)]
  return edited === undefined ? day.now : edited
}

/** The changes with every holiday closed that has its usual hours; those of a part of a state only are left as they are. */
export const closedOnAll = (days: readonly PlannedDay[], edits: Edits): Edits => ({
  ...edits,
  ...Object.fromEntries(
    days
      .filter((day) => day.name !== null && day.only === null && hoursOf(day, edits) === null)
      .map((day) => [keyOf(day), { status: 'Closed' as const }]),
  ),
})

/** The days as the endpoint takes them. */
export const daysToSave = (days: readonly PlannedDay[], edits: Edits) =>
  days.flatMap((day) => {
    const hours = edits[keyOf(day)]
    return hours === undefined ? [] : [{ date: day.date, hours, locations: day.locationIds }]
  })

const words = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'UTC',
  weekday: 'long',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** 'Friday, 25/12/2026'. */
export const dayInWords = (date: string): string => words.format(new Date(`${date}T00:00:00Z`))

/** Locations that observe a day: 'All 4 locations', else their names. */
export const placesInWords = (ids: readonly string[], locations: readonly { id: string; name: string }[]): string => {
  if (ids.length === locations.length && ids.length > 1) return `All ${ids.length} locations`
  return locations.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])).join(', ')
}
