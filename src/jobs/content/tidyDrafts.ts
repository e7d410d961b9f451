import type { Payload } from 'payload'

const DAY_MS = 86_400_000

/**
 * Deletes forms that were opened and left empty (CMS-01): a new row is kept the moment its form is opened; these have no
 * title, and nobody touched them for a day. Returns how many.
 */
export const tidyDrafts = async (payload: Payload, now: Date): Promise<number> => {
  let gone = 0
  for (const { slug, versions, admin } of payload.config.collections) {
    if (!versions?.drafts || !admin.useAsTitle) continue
    const { docs } = await payload.delete({
      collection: slug,
      depth: 0,
      overrideAccess: true,
      where: {
        and: [
          { _status: { equals: 'draft' } },
          { [admin.useAsTitle]: { exists: false } },
          { updatedAt: { less_than: new Date(now.getTime() - DAY_MS).toISOString() } },
        ],
      },
    })
    gone += docs.length
  }
  return gone
}
