import * as z from 'zod/mini'

export const APPOINTMENTS_PATH = '/api/test-drive/appointments'

/** What `GET /api/test-drive/appointments` answers (LEA-22). */
export const appointmentsAnswerSchema = z.object({
  success: z.literal(true),
  /** Where the drive starts; null when the dealership has no location. */
  location: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** IANA name: the clocks the times are on. */
  time_zone: z.string(),
  duration_minutes: z.number(),
  /** Free times in order, ISO 8601 with the offset of that day. */
  appointments: z.array(z.string()),
})

export type AppointmentsAnswer = z.infer<typeof appointmentsAnswerSchema>

export const TIME_TAKEN = 'This time has just been taken. Please choose another.'
