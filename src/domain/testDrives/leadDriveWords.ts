import * as z from 'zod/mini'
import { driveWords } from './driveWords'

const attributesSchema = z.object({
  test_drive_at: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/)),
  test_drive_booked: z.optional(z.boolean()),
})

/** The time a lead came with, out of its `lead_attributes`; '' when it came with none (LEA-21, LEA-22). */
export const leadDriveWords = (attributes: unknown): string => {
  const known = attributesSchema.safeParse(attributes).data
  if (!known || Number.isNaN(Date.parse(known.test_drive_at.slice(0, 16)))) return ''
  return `${driveWords(known.test_drive_at)}, ${known.test_drive_booked ? 'booked' : 'asked for, not booked'}`
}
