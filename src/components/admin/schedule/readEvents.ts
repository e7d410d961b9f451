import type { Payload, WhereField } from 'payload'
import { z } from '@/src/components/admin/zod'

const job = z.object({
  waitUntil: z.string(),
  input: z.object({
    type: z.enum(['publish', 'unpublish']),
    doc: z.object({ relationTo: z.string(), value: z.unknown() }),
  }),
})

export type ScheduledEvent = z.infer<typeof job>

/**
 * Scheduled publications and unpublications that wait until a time. Jobs have no tenant: the events of all dealerships,
 * for documents that the user may not read as well.
 */
export const readEvents = async (payload: Payload, waitUntil: WhereField): Promise<ScheduledEvent[]> => {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }, { waitUntil }] },
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    select: { input: true, waitUntil: true },
  })
  return docs.flatMap((row) => job.safeParse(row).data ?? [])
}
