import { tagsFor } from '@/src/domain/cache/tags'
import type { Site } from '@/tenants/Site'
import { cachedRead } from '../reads/cachedRead'
import { getSite } from './getSite'
import { payloadClient } from '../reads/payloadClient'

/** The live groups whose sites show a dealership's stock together with that of their other members (TEN-14). */
export const groupsOf = async ({ id }: Pick<Site, 'id'>): Promise<Site[]> => {
  const ids = await cachedRead(['groups', id], [tagsFor.site(id)], async () => {
    const payload = await payloadClient()
    const { docs } = await payload.find({
      collection: 'tenants',
      depth: 0,
      pagination: false,
      overrideAccess: true,
      select: {},
      where: { and: [{ members: { equals: id } }, { archived: { not_equals: true } }] },
    })
    return docs.map((group) => group.id)
  })
  const groups = await Promise.all(ids.filter((group) => group !== id).map(getSite))
  return groups.filter((group) => group !== null)
}
