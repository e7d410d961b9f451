import { zonedTime } from '../locations/hours/zonedTime'

const two = (number: number): string => String(number).padStart(2, '0')

/** An instant as the clocks of a time zone show it, with their distance from UTC: '2026-11-25T09:00:00+11:00'. */
export const isoWithOffset = (instant: Date, timeZone: string): string => {
  const { date, minutes } = zonedTime(instant, timeZone)
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000
  const ahead = Math.round((wall - instant.getTime()) / 60_000)
  const offset = `${ahead < 0 ? '-' : '+'}${two(Math.floor(Math.abs(ahead) / 60))}:${two(Math.abs(ahead) % 60)}`
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00${offset}`
}
