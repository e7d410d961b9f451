import type { Where } from 'payload'
import { tagsFor } from '@/src/domain/cache/tags'
import { sortLocations } from '@/src/domain/locations/sortLocations'
import type { SiteLocation } from '@/tenants/Site'
import { cachedRead } from '../reads/cachedRead'
import { payloadClient, publicRead } from '../reads/payloadClient'
import { toSiteLocation } from './toSiteLocation'

/** Visible locations of a site and, for a group, of its members, in the order of LOC-04 (LOC-05). */
export const getLocations = (tenantId: string, memberIds: string[]): Promise<SiteLocation[]> =>
  cachedRead(
    ['locations', tenantId, ...memberIds],
    memberIds.map((id) => tagsFor.content(id, 'locations')),
    async () => {
      const payload = await payloadClient()
      const where: Where = { and: [{ tenant: { in: memberIds } }, { visible: { equals: true } }] }
      const { docs } = await payload.find({ collection: 'locations', ...publicRead, limit: 200, where })
      return sortLocations(docs.map(toSiteLocation))
    },
  )
