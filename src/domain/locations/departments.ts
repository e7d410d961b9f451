import { LOCATION_SORT_ORDER } from '../constants/site'

interface SortableLocation {
  name: string
  primary: boolean
  locationType: 'sales' | 'service' | 'parts' | null
}

const rank = ({ locationType }: SortableLocation): number => (locationType ? LOCATION_SORT_ORDER[locationType] : 4)

/** Sales, then service, then parts, those without a type last (LOC-04); the main location first of its type, then by name. */
export const sortLocations = <T extends SortableLocation>(locations: readonly T[]): T[] =>
  locations.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      Number(other.primary) - Number(one.primary) ||
      one.name.localeCompare(other.name, 'en-AU'),
  )

interface DepartmentLike extends SortableLocation {
  id: string
  tenantId: string
  address: { city: string | null; state: string | null }
}

const placeKey = ({ tenantId, address }: DepartmentLike): string =>
  [tenantId, address.city, address.state].map((part) => part?.trim().toLowerCase() ?? '').join('|')

/**
 * The departments of a location: itself and the other types its dealership has in the same suburb, each type once, in the
 * order of LOC-04 (LOC-02, LOC-06). A showroom and its workshop are one visit for a customer, and two entries for us.
 */
export const departmentsOf = <T extends DepartmentLike>(location: T, all: readonly T[]): T[] => {
  const here = sortLocations(all.filter((other) => placeKey(other) === placeKey(location)))
  const others = here.filter(
    (other, index) =>
      other.locationType !== location.locationType &&
      here.findIndex(({ locationType }) => locationType === other.locationType) === index,
  )
  return sortLocations([location, ...others])
}

/** Locations gathered into places with their departments, in the order of their first one; every location in exactly one. */
export const placesOf = <T extends DepartmentLike>(locations: readonly T[]): T[][] => {
  const used = new Set<string>()
  return locations.flatMap((location) => {
    if (used.has(location.id)) return []
    const free = locations.filter(({ id }) => !used.has(id))
    const place = departmentsOf(location, free)
    for (const { id } of place) used.add(id)
    return [place]
  })
}
