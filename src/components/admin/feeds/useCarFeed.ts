import { useDocumentInfo } from '@payloadcms/ui'
import { z } from '@/src/components/admin/zod'
import { type Loaded, useJson } from './useJson'

/** What `GET /api/cars/{id}/feed` answers (FEED-06). */
const carFeedSchema = z.object({
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

type CarFeed = z.infer<typeof carFeedSchema>
export type CarFeedField = CarFeed['fields'][number]

/** The feed's values for the car being edited; fetched again after every save. */
export const useCarFeed = (): Loaded<CarFeed> => {
  const { id, lastUpdateTime } = useDocumentInfo()
  return useJson(id === undefined ? null : `/api/cars/${id}/feed`, carFeedSchema, lastUpdateTime)
}
