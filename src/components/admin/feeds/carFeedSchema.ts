import { z } from '@/src/components/admin/zod'

/** What `GET /api/cars/{id}/feed` answers (FEED-06). */
export const carFeedSchema = z.object({
  feed: z
    .object({ clientId: z.string(), clientName: z.string().nullable(), seenAt: z.string(), missing: z.boolean() })
    .nullable(),
  fields: z
    .array(
      z.object({
        path: z.string(),
        label: z.string(),
        sent: z.string(),
        now: z.string(),
        same: z.boolean(),
        seen: z.string(),
      }),
    )
    .default([]),
})

export type CarFeed = z.infer<typeof carFeedSchema>
export type CarFeedField = CarFeed['fields'][number]
