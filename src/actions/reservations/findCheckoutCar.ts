import type { PayloadRequest } from 'payload'
import { toCar } from '@/src/data/cars/toCar'
import { payloadClient } from '@/src/data/reads/payloadClient'
import type { Car } from '@/src/domain/stock/car/Car'
import { relationId } from '@/src/domain/relationId'
import type { Site } from '@/tenants/Site'

/**
 * A shown car of the site, or of a member of its group, in full and read without a cache, with its dealership; null when
 * there is none. `dealership`: its name.
 */
export const findCheckoutCar = async (
  site: Pick<Site, 'memberIds'>,
  carId: string,
  /** Reads inside its transaction. */
  req?: PayloadRequest,
): Promise<{ car: Car; tenantId: string; dealership: string } | null> => {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'cars',
    where: {
      and: [
        { id: { equals: carId } },
        { tenant: { in: site.memberIds } },
        { show_on_dealer_website: { equals: true } },
      ],
    },
    depth: 1,
    populate: {
      tenants: { slug: true, name: true, template: true, settings: true },
      locations: { name: true, slug: true, address: true, contact_detail: true },
    },
    limit: 1,
    pagination: false,
    overrideAccess: true,
    ...(req ? { req } : {}),
  })
  const tenantId = relationId(docs[0]?.tenant)
  if (!docs[0] || !tenantId) return null
  const dealership = typeof docs[0].tenant === 'object' ? docs[0].tenant.name : ''
  return { car: toCar(docs[0]), tenantId, dealership }
}
