import { payloadClient } from '@/src/data/reads/payloadClient'
import type { Site } from '@/tenants/Site'

/** Id of the dealership of a site, or of a member of its group, with this slug; null when the site has none. */
export const memberBySlug = async ({ memberIds }: Pick<Site, 'memberIds'>, slug: string): Promise<string | null> => {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'tenants',
    where: { and: [{ id: { in: memberIds } }, { slug: { equals: slug } }] },
    select: { slug: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  return docs[0]?.id ?? null
}
