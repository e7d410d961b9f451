import type { PayloadRequest } from 'payload'

/**
 * Takes back what is scheduled for a row that somebody unpublished or deleted: it does not come back by itself (CMS-01). While
 * one of its events is running, it is that event which unpublishes, and those that follow stay.
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
