import { instantAt, zonedTime } from './zonedTime'

const two = (number: number): string => String(number).padStart(2, '0')

/** An instant as a field for date and time shows it, on the clocks of a time zone: '2026-11-30T09:05'. */
export const wallValue = (iso: string, timeZone: string): string => {
  const { date, minutes } = zonedTime(new Date(iso), timeZone)
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

const WALL = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/

/** The instant that such a field means, as ISO; null for an empty one. */
export const wallInstant = (value: string, timeZone: string): string | null => {
  const [, date, hours, minutes] = WALL.exec(value) ?? []
  if (date === undefined) return null
  return instantAt({ date, minutes: Number(hours) * 60 + Number(minutes) }, timeZone).toISOString()
}
