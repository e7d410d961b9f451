import { z } from 'zod'

/** PostgreSQL stores no NUL. */
const typed = z
  .string()
  .regex(/^[^\0]*$/, 'Leave out the character NUL: it cannot be stored.')
  .trim()
const text = typed.max(5000, 'Write at most 5,000 characters.')
const written = text.min(1, 'Write something first.')

export const progressWords = { new: 'New', in_progress: 'In progress', won: 'Won', lost: 'Lost' } as const

/** What staff do with a lead on the lead desk (CRM-03, CRM-04). */
export const deskActionSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('note'), text: written }),
  /** The shopper was called, texted, or answered elsewhere. */
  z.strictObject({ do: z.enum(['call', 'text', 'answered']), text: text.default('') }),
  z.strictObject({
    do: z.literal('mail'),
    subject: typed.min(1, 'Give a subject.').max(200, 'Give at most 200 characters.'),
    text: written,
  }),
  z.strictObject({ do: z.literal('progress'), workflow: z.enum(['new', 'in_progress', 'won', 'lost']) }),
  z.strictObject({ do: z.literal('assign'), user: z.uuid('Choose a person.').nullable() }),
  z.strictObject({
    do: z.literal('next-step'),
    text: typed.max(200, 'Write at most 200 characters.'),
    at: z.iso.datetime({ offset: true, message: 'Choose a day and a time.' }).nullable(),
  }),
  z.strictObject({ do: z.literal('join'), lead: z.uuid('Choose a lead.') }),
  z.strictObject({ do: z.literal('separate') }),
])

export type DeskAction = z.infer<typeof deskActionSchema>
