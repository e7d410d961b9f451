import type { SelectType } from 'payload'
import { cache } from 'react'
import { tagsFor } from '@/src/domain/cache/tags'
import type { Car } from '@/src/domain/stock/car/Car'
import type { Site } from '@/tenants/Site'
import { cachedRead } from '../reads/cachedRead'
import { payloadClient } from '../reads/payloadClient'
import { toCar } from './toCar'

/** Statuses of cars that have a page: in stock, coming soon, sold, or unavailable for the moment (VDP-41). */
const PUBLIC_STATUSES = ['in_stock', 'coming_soon', 'sold', 'pending']

/** Tags of the car's location and pictures. */
const carContent = ({ memberIds }: Pick<Site, 'memberIds'>): string[] =>
  memberIds.flatMap((id) => [tagsFor.content(id, 'locations'), tagsFor.content(id, 'media')])

/** What a car's page needs of its dealership. */
const OWNER = { slug: true, template: true, settings: true } as const

/** The slug is read with the dealership; the virtual field would query it again. */
const OF_A_GROUP: SelectType = { dealership_slug: false }
/** All cars of the site are the dealership's own. */
const ALONE: SelectType = { ...OF_A_GROUP, tenant: false, dealership_id: false }

/** A dealership, read once for all its cars: before the car's own cached read, because Next caches nothing within one. */
const readOwner = (tenantId: string) =>
  cachedRead(['car-owner', tenantId], [tagsFor.site(tenantId)], async () => {
    const payload = await payloadClient()
    return payload.findByID({ collection: 'tenants', id: tenantId, depth: 0, overrideAccess: true, select: OWNER })
  })

/**
 * A car of a site or, for a group, of one of its members, by the slug in its address (RTE-01, TEN-15). Returns null
 * when there is none to show. Refreshed by the car's own tag as soon as an edit is committed, also when a car appears
 * at the address.
 */
export const getCar = cache(async (site: Pick<Site, 'id' | 'memberIds'>, slug: string): Promise<Car | null> => {
  const owner = site.memberIds.length === 1 ? await readOwner(site.id) : null
  return cachedRead(
    ['car', site.id, slug],
    [tagsFor.carSlug(site.id, slug), tagsFor.site(site.id), ...carContent(site)],
    async () => {
      const payload = await payloadClient()
      const { docs } = await payload.find({
        collection: 'cars',
        depth: 1,
        limit: 1,
        pagination: false,
        overrideAccess: true,
        sort: '-updatedAt',
        select: owner ? ALONE : OF_A_GROUP,
        populate: {
          // Payload derives an upload's `url` from its `filename`.
          media: { url: true, filename: true, sizes: true, focalX: true, focalY: true, blur: true },
          tenants: OWNER,
          locations: { name: true, slug: true, address: true, contact_detail: true },
          documents: { url: true, filename: true },
        },
        where: {
          and: [
            { tenant: { in: site.memberIds } },
            { slug: { equals: slug } },
            { show_on_dealer_website: { equals: true } },
            { status: { in: PUBLIC_STATUSES } },
          ],
        },
      })
      const [row] = docs
      return row ? toCar(owner ? { ...row, tenant: owner } : row) : null
    },
  )
})
