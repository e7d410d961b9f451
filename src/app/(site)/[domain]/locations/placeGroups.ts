import type { Dealership } from '@/src/data/directories/getDealerships'
import { placesOf } from '@/src/domain/locations/departments'
import { nearestFirst } from '@/src/domain/locations/locator'
import type { NearPlace } from '@/src/domain/search/query/near'
import { slugify } from '@/src/domain/site/slugify'
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

interface CitySplit {
  /** 'Sydney'; undefined: not in one that is known. */
  cityOf: (place: SiteLocation) => string | undefined
  /** An office, where nothing is for sale. */
  isOffice: (place: SiteLocation) => boolean
}

/** The same places by the city they are in, offices last; numbered anew, so that the map counts as the list does. */
export const cityGroups = (groups: readonly PlaceGroup[], { cityOf, isOffice }: CitySplit): PlaceGroup[] => {
  const titleOf = ({ departments: [main] }: ListedPlace): string =>
    isOffice(main) ? 'Offices' : (cityOf(main) ?? main.address.city ?? main.name)
  const cities = Map.groupBy(
    groups.flatMap((group) => group.places),
    titleOf,
  )
  const ordered = [...cities].toSorted(([one], [other]) => Number(one === 'Offices') - Number(other === 'Offices'))
  let number = 0
  return ordered.map(([title, own]) => ({
    id: slugify(title),
    title: ordered.length > 1 ? title : null,
    tagline: null,
    places: own.map((place) => ({ ...place, number: (number += 1) })),
  }))
}
