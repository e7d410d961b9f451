import { greatCircleKm } from '@/src/domain/locations/delivery/greatCircleKm'
import type { DeliveryZoneInput } from '@/src/domain/locations/delivery/deliveryEstimate'
import { geocodePostcode } from '@/src/services/geocoding/geocodePostcode'
import type { Site, SiteLocation } from '@/tenants/Site'
import { getCarsById } from '../cars/getCarsById'
import { isUuid } from '../reads/isUuid'

/** Where a delivery starts: the car's own location, else every place of the site. */
const starts = async (site: Site, carId: string | null): Promise<SiteLocation[]> => {
  const [car] = carId && isUuid(carId) ? await getCarsById(site, [carId]) : []
  const own = site.locations.filter(({ id }) => id === car?.location?.id)
  return own.length > 0 ? own : site.locations
}

/**
 * Kilometres from a car, or from the site's nearest location, to a postcode (LOC-12). Null when no zone needs it, or
 * one of the two has no coordinates.
 */
export const deliveryDistanceKm = async (
  site: Site,
  zones: readonly DeliveryZoneInput[],
  postcode: string,
  carId: string | null,
): Promise<number | null> => {
  if (zones.every(({ withinKm }) => withinKm === null)) return null
  const place = await geocodePostcode(postcode)
  if (!place) return null
  const distances = (await starts(site, carId)).flatMap(({ lat, lng }) =>
    lat !== null && lng !== null ? [greatCircleKm({ lat, lng }, place)] : [],
  )
  return distances.length > 0 ? Math.min(...distances) : null
}
