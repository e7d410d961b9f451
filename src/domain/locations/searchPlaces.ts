import { stateNames, stateOf } from './states'

interface PlaceInput {
  name: string
  address: { state: string | null }
}

export interface SearchPlace {
  value: string
  label: string
  total: number
}

/** Where a search may look: the parameter of the search page, and its values. */
export interface SearchPlaces {
  param: 'state' | 'location_name'
  places: SearchPlace[]
}

/**
 * The states a dealership's stock is in, or, where all of it is in one state, its locations.
 * `counts` has how many by a location's name.
 */
export const searchPlaces = (
  locations: readonly PlaceInput[],
  counts: Readonly<Record<string, number>>,
): SearchPlaces => {
  // Departments and members may share a name, which the counts have once.
  const named = [...new Map(locations.map((place) => [place.name, place])).values()]
  const stocked = named.flatMap(({ name, address }) => {
    const total = counts[name] ?? 0
    return total > 0 ? [{ name, state: stateOf(address.state), total }] : []
  })
  const states = [...new Set(stocked.flatMap(({ state }) => state ?? []))]
  if (states.length < 2)
    return { param: 'location_name', places: stocked.map(({ name, total }) => ({ value: name, label: name, total })) }
  return {
    param: 'state',
    places: states.map((state) => ({
      value: state,
      label: stateNames[state],
      total: stocked.filter((place) => place.state === state).reduce((sum, { total }) => sum + total, 0),
    })),
  }
}
