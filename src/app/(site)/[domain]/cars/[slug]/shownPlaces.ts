import { siteLocationHref } from '@/src/components/locations/siteLocationHref'
import type { ShownPlace } from '@/src/components/vehicle/location/LocationPanel'
import { atlas } from '@/src/domain/locations/maps/cities/atlas'
import { drawnMap } from '@/src/domain/locations/maps/drawnMap'
import type { Car } from '@/src/domain/stock/car/Car'
import { mainPostcodes } from '@/src/services/geocoding/mainPostcodes.data'
import { mapFrame } from '@/src/services/maps/mapProvider'
import type { Site, SiteLocation } from '@/tenants/Site'

const known = mainPostcodes.map(([, label, , lat, lng]) => ({ label, lat, lng }))

/** A location with our own map and, with an account, the map provider's embed address (VDP-16). */
export const withMap = (location: SiteLocation): ShownPlace => {
  const { lat, lng, name, address } = location
  return {
    location,
    map: lat === null || lng === null ? null : drawnMap({ lat, lng }, known, atlas.cities),
    frame: mapFrame({ name, ...address }),
  }
}

/** A car's location with its map, and the other locations that can supply it (VDP-16, CAR-30). */
export const shownPlaces = (site: Site, car: Car) => {
  const find = (id: string): SiteLocation | undefined => site.locations.find((location) => location.id === id)
  const own = car.location ? find(car.location.id) : undefined
  const others = (car.location?.distribution_locations ?? []).flatMap(({ id }) => find(id) ?? [])
  return {
    place: own ? withMap(own) : null,
    otherPlaces: others
      .filter(({ id }) => id !== own?.id)
      .map((location) => ({ location, href: siteLocationHref(site, location) })),
  }
}
