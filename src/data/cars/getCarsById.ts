import type { Car } from '@/src/domain/stock/car/Car'
import type { Site } from '@/tenants/Site'
import { getCar } from './getCar'
import { payloadClient, publicRead } from '../reads/payloadClient'

/** A site's shown cars by id, in the given order; ids of other sites' cars and of hidden ones are left out (TEN-15). */
export const getCarsById = async (site: Pick<Site, 'id' | 'memberIds'>, ids: readonly string[]): Promise<Car[]> => {
  if (ids.length === 0) return []
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'cars',
    ...publicRead,
    select: { slug: true },
    where: { and: [{ id: { in: [...ids] } }, { tenant: { in: site.memberIds } }] },
  })
  const cars = await Promise.all(docs.map(({ slug }) => (slug ? getCar(site, slug) : null)))
  return ids.flatMap((id) => cars.find((car) => car?.id === id) ?? [])
}
