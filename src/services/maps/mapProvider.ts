/** The place to show. */
export interface MappedPlace {
  name: string
  street: string | null
  city: string | null
  state: string | null
  postcode: string | null
  /** The location's own key of the map provider (ENT-04); null without an account. */
  mapKey: string | null
}

const addressOf = ({ name, street, city, state, postcode }: MappedPlace): string =>
  [name, street, [city, state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ')

/**
 * Embed address of the map provider for a place: Google's Maps Embed API with the location's own key (VDP-16, ENT-04).
 * Null without an account: the page then draws its own map.
 */
export const mapFrame = (place: MappedPlace): string | null => {
  if (!place.mapKey) return null
  const query = new URLSearchParams({ key: place.mapKey, q: addressOf(place), region: 'au' })
  return `https://www.google.com/maps/embed/v1/place?${query}`
}
