import { z } from 'zod'

const clock = z
  .string()
  .regex(/^([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'must be a time such as 08:30')
  .nullable()
  .default(null)

export const openStatusSchema = z.enum(['Open', 'Closed'])

/** One weekday of a location's hours (ENT-05). `formated_hours` is the specification's own spelling. */
export const openingHourSchema = z.object({
  weekday: z.number().int().min(0).max(6),
  status: openStatusSchema,
  formated_hours: z.string().default(''),
  open: clock,
  close: clock,
})

export type OpeningHour = z.infer<typeof openingHourSchema>

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}/, 'must be a day such as 2026-12-25')
const rawClock = z.string().nullish()

/**
 * Hours of one date, in one shape out of both the specification has (ENT-06): start_hour and end_hour, or hours.begin
 * and hours.end. The first shape wins where a record has both.
 */
export const specialHoursSchema = z
  .object({
    date: day,
    status: openStatusSchema,
    start_hour: rawClock,
    end_hour: rawClock,
    hours: z.object({ begin: rawClock, end: rawClock }).nullish(),
    location_id: z.union([z.string(), z.number()]).transform(String).nullish(),
  })
  .transform((raw) => ({
    /** 'yyyy-mm-dd' in the location's own time zone. */
    date: raw.date.slice(0, 10),
    status: raw.status,
    open: raw.start_hour || raw.hours?.begin || null,
    close: raw.end_hour || raw.hours?.end || null,
    /** Null: the date holds for every location of the dealership. */
    location_id: raw.location_id ?? null,
  }))

export type SpecialHours = z.infer<typeof specialHoursSchema>
