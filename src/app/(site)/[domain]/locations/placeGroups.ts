import type { Dealership } from '@/src/data/directories/getDealerships'
import { placesOf } from '@/src/domain/locations/departments'
import { nearestFirst } from '@/src/domain/locations/locator'
import type { NearPlace } from '@/src/domain/search/query/near'
import type { SiteLocation } from '@/tenants/Site'

export interface ListedPlace {
  departments: [SiteLocation, ...SiteLocation[]]
  /** Distance from the visitor; null when not known. */
  km: number | null
  /** In the list and on the map, from 1. */
  number: number
}

export interface PlaceGroup {
  id: string
  /** Null for the only group, which needs no title. */
  title: string | null
  tagline: string | null
  places: ListedPlace[]
}

type Unnumbered = Omit<ListedPlace, 'number'>

const places = (locations: readonly SiteLocation[]): Unnumbered[] =>
  placesOf(locations).flatMap(([main, ...others]) => (main ? [{ departments: [main, ...others], km: null }] : []))

/** Places of a list in its groups: one by distance when it is known where the visitor is, else one a dealership. */
export const placeGroups = (
  locations: readonly SiteLocation[],
  dealerships: readonly Pick<Dealership, 'id' | 'name' | 'tagline'>[],
  near: NearPlace | null,
): PlaceGroup[] => {
  let number = 0
  const numbered = (some: Unnumbered[]): ListedPlace[] => some.map((place) => ({ ...place, number: (number += 1) }))
  if (near) {
    const sorted = nearestFirst(
      places(locations).map((place) => ({ ...place, lat: place.departments[0].lat, lng: place.departments[0].lng })),
      near,
    ).map(({ place: { departments }, km }) => ({ departments, km }))
    return sorted.length > 0 ? [{ id: 'near', title: null, tagline: null, places: numbered(sorted) }] : []
  }
  const groups = dealerships
    .map(({ id, name, tagline }) => ({ id, name, tagline, own: locations.filter(({ tenantId }) => tenantId === id) }))
    .filter(({ own }) => own.length > 0)
  return groups.map(({ id, name, tagline, own }) => ({
    id,
    title: groups.length > 1 ? name : null,
    tagline: groups.length > 1 ? tagline : null,
    places: numbered(places(own)),
  }))
}
