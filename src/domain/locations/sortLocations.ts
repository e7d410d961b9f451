import { LOCATION_SORT_ORDER } from '../constants/site'

export interface SortableLocation {
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
