import { z } from 'zod'

const groups = ['all', 'day', 'type', 'make', 'source', 'person'] as const

/** Leads counted by one thing. */
export const reportRowSchema = z.object({
  by: z.enum(groups),
  /** Of the group: a day 'yyyy-mm-dd', a type, a make, a source, a person. */
  name: z.string().nullable(),
  leads: z.coerce.number(),
  answered: z.coerce.number(),
  won: z.coerce.number(),
  /** Of the first answer after the lead came; null: none was answered. */
  medianMinutes: z.coerce.number().nullable(),
})
export type ReportRow = z.infer<typeof reportRowSchema>
