import { mainLocation } from '../locations/mainLocation'

interface Candidate {
  id: string
  primary: boolean
  type: 'sales' | 'service' | 'parts' | null
}

/**
 * Where a car is driven: at its own location when that sells cars, else at its dealership's main one that does. Null when
 * there is none.
 *
 * @param places locations of the car's dealership, in its order
 */
export const testDrivePlace = <P extends Candidate>(places: readonly P[], carLocationId: string | null): P | null => {
  const selling = places.filter(({ type }) => type === null || type === 'sales')
  return selling.find(({ id }) => id === carLocationId) ?? mainLocation(selling)
}
