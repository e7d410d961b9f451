import { atlas } from '@/src/domain/locations/maps/cities/atlas'
import { pinMap, type SiteMap } from '@/src/domain/locations/maps/pinMap'
import type { NearPlace } from '@/src/domain/search/query/near'
import { env } from '@/src/env'
import { mainPostcodes } from '@/src/services/geocoding/mainPostcodes.data'
import type { SiteLocation } from '@/tenants/Site'

const towns = mainPostcodes.map(([, label, , lat, lng]) => ({ label, lat, lng }))

/**
 * A map of some locations of a site among the towns around them (LOC-01, RTE-33). Null when none of them has
 * coordinates.
 */
export const placesMap = (
  places: readonly Pick<SiteLocation, 'id' | 'address' | 'lat' | 'lng'>[],
  near: NearPlace | null,
): SiteMap | null => {
  const map = pinMap(
    places.flatMap(({ id, address, lat, lng }) =>
      lat === null || lng === null ? [] : [{ id, label: address.city ?? '', lat, lng }],
    ),
    towns,
    near,
    atlas,
  )
  return map && { ...map, styleUrl: env().MAP_STYLE_URL ?? null }
}
