import type { Payload } from 'payload'
import { readPlatformSettings } from '@/tenants/readPlatform'

const DAY_MS = 86_400_000

/**
 * Deletes drafts that were saved without a title and forgotten (CMS-01): they have no title, and have not changed for as long as Platform settings say. Returns how many.
 */
export const tidyDrafts = async (payload: Payload, now: Date): Promise<number> => {
  const { retention } = await readPlatformSettings(payload)
  const before = new Date(now.getTime() - retention.emptyDraftDays * DAY_MS).toISOString()
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
          { updatedAt: { less_than: before } },
        ],
      },
    })
    gone += docs.length
  }
  return gone
}
