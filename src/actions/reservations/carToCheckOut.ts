import { getCar } from '@/src/data/cars/getCar'
import { sellingSite } from '@/src/data/site/sellingSite'
import type { Site } from '@/tenants/Site'
import { findCheckoutCar } from './findCheckoutCar'

/**
 * The car of a checkout's address, and the site as the car's dealership sells there; null when there is none. The car is read
 * without a cache: a form that was refused for a changed price is drawn again before the cache has heard of it.
 */
export const carToCheckOut = async (site: Site, slug: string) => {
  const known = await getCar(site, slug)
  const about = known && (await findCheckoutCar(site, known.id))
  return about && { car: about.car, site: await sellingSite(site, about.tenantId) }
}
