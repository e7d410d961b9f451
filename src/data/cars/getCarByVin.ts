import type { Car } from '@/src/domain/stock/car/Car'
import type { Site } from '@/tenants/Site'
import { getCar } from './getCar'
import { payloadClient, publicRead } from '../reads/payloadClient'

/** A shown car of the site by its VIN, in stock or coming soon (RTE-10, FIN-14); null when there is none. */
export const getCarByVin = async (site: Pick<Site, 'id' | 'memberIds'>, vin: string): Promise<Car | null> => {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'cars',
    ...publicRead,
    limit: 1,
    select: { slug: true },
    where: {
      and: [
        { vin: { equals: vin } },
        { tenant: { in: site.memberIds } },
        { show_on_dealer_website: { equals: true } },
        { status: { in: ['in_stock', 'coming_soon'] } },
      ],
    },
  })
  const slug = docs[0]?.slug
  return slug ? getCar(site, slug) : null
}
