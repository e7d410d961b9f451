import { z } from 'zod'
import { readClock } from '../hours/readClock'

const clock = z.string().refine((value) => readClock(value) !== null, 'Give a time such as 08:30 or 5:30 pm.')

/** What a location does on a day that differs from its usual week (ENT-06). */
export const dayHoursSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('Closed') }),
  z
    .object({ status: z.literal('Open'), open: clock, close: clock })
    .refine(({ open, close }) => (readClock(close) ?? 0) > (readClock(open) ?? 0), {
      message: 'Closing time must be after opening time.',
      path: ['close'],
    }),
])

export type DayHours = z.infer<typeof dayHoursSchema>

const isDay = (value: string): boolean => {
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

/** A day of the calendar, 'yyyy-mm-dd'. */
export const daySchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(isDay, 'There is no such day.')
