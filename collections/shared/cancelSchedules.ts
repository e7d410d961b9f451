import type { PayloadRequest } from 'payload'

/**
 * Takes back what is scheduled for a row that somebody unpublished or deleted: it does not come back by itself (CMS-01). While
 * one of its events is running, it is that event which unpublishes, and those that follow stay.
 */
export const cancelSchedules = async (req: PayloadRequest, slug: string, id: string): Promise<void> => {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        { 'input.doc.relationTo': { equals: slug } },
        { 'input.doc.value': { equals: id } },
        { completedAt: { exists: false } },
      ],
    },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  if (docs.some(({ processing }) => processing)) return
  for (const job of docs)
    await req.payload.delete({ collection: 'payload-jobs', id: job.id, overrideAccess: true, req })
}
