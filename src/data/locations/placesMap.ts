import { atlas } from '@/src/domain/locations/maps/cities/atlas'
import { mapSizes, pinMap, type SiteMap } from '@/src/domain/locations/maps/pinMap'
import type { NearPlace } from '@/src/domain/search/query/near'
import { env } from '@/src/env'
import { mainPostcodes } from '@/src/services/geocoding/mainPostcodes.data'
import type { SiteLocation } from '@/tenants/Site'

const towns = mainPostcodes.map(([, label, , lat, lng]) => ({ label, lat, lng }))

type Placed = Pick<SiteLocation, 'id' | 'address' | 'lat' | 'lng'>

/**
 * A map of some locations of a site among the towns around them (LOC-01, RTE-33). Null when none of them has coordinates. A low
 * one shows more to the left and right: where that is outside of the city's own map, the tall one is taken.
 */
export const placesMap = (
  places: readonly Placed[],
  near: NearPlace | null,
  size: keyof typeof mapSizes = 'tall',
): SiteMap | null => {
  const pins = places.flatMap(({ id, address, lat, lng }) =>
    lat === null || lng === null ? [] : [{ id, label: address.city ?? '', lat, lng }],
  )
  const drawn = (of: keyof typeof mapSizes) => pinMap(pins, towns, near, atlas, mapSizes[of])
  const asked = drawn(size)
  const map = asked?.ground ? asked : (drawn('tall') ?? asked)
  return map && { ...map, styleUrl: env().MAP_STYLE_URL ?? null }
}
