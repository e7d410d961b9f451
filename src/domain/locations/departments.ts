import { sortLocations, type SortableLocation } from './sortLocations'

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
