import type { NearPlaceCard } from '@/src/components/locations/NearPlaces'
import { siteLocationHref } from '@/src/components/locations/siteLocationHref'
import { departmentsOf, placesOf } from '@/src/domain/locations/departments'
import { nearestFirst } from '@/src/domain/locations/locator'
import type { Site, SiteLocation } from '@/tenants/Site'

const MOST = 3

/** The nearest places of a site that are not this location's own; in the order of the site where it is not on the map. */
export const nearestOthers = (site: Site, location: SiteLocation): NearPlaceCard[] => {
  const own = new Set(departmentsOf(location, site.locations).map(({ id }) => id))
  const others = placesOf(site.locations.filter(({ id }) => !own.has(id))).flatMap(([main]) => main ?? [])
  const { lat, lng } = location
  const sorted =
    lat === null || lng === null ? others.map((place) => ({ place, km: null })) : nearestFirst(others, { lat, lng })
  return sorted.slice(0, MOST).map(({ place, km }) => ({ location: place, km, href: siteLocationHref(site, place) }))
}
