import { z } from '@/src/components/admin/zod'

/** What is scheduled for a document, as Payload lists it. */
export const scheduledSchema = z.array(
  z.object({
    id: z.union([z.string(), z.number()]).transform(String),
    input: z.object({ type: z.enum(['publish', 'unpublish']) }),
    waitUntil: z.coerce.date().transform((date) => date.toISOString()),
  }),
)

export type Scheduled = z.infer<typeof scheduledSchema>[number]

export const answerSchema = z.union([z.object({ message: z.string() }), z.object({ error: z.string() })])

export const eventWords = { publish: 'Goes live on', unpublish: 'Comes off on' } as const
