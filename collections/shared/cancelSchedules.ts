import type { PayloadRequest } from 'payload'

/**
 * Cancels the scheduled publication of a row that was unpublished or deleted, so that it does not return by itself
 * (CMS-01). When one of its scheduled events is doing the unpublishing, later events stay.
 */
export const cancelSchedules = async (req: PayloadRequest, slug: string, id: string): Promise<void> => {
  const jobs = { collection: 'payload-jobs', depth: 0, overrideAccess: true, req } as const
  const { docs } = await req.payload.find({
    ...jobs,
    where: {
      and: [
        { 'input.doc.relationTo': { equals: slug } },
        { 'input.doc.value': { equals: id } },
        { completedAt: { exists: false } },
      ],
    },
    pagination: false,
  })
  if (docs.length === 0 || docs.some(({ processing }) => processing)) return
  await req.payload.delete({ ...jobs, where: { id: { in: docs.map((job) => job.id) } } })
}
