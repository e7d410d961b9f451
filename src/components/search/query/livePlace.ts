import type { NearPlace } from '@/src/domain/search/query/near'

/** Parsed without the schema library, which would be most of this page's code. */
const placeOf = (answer: unknown): NearPlace | null => {
  if (typeof answer !== 'object' || answer === null || !('place' in answer)) return null
  const { place } = answer
  if (typeof place !== 'object' || place === null) return null
  if (!('postcode' in place && 'locality' in place && 'state' in place && 'lat' in place && 'lng' in place)) return null
  const { postcode, locality, state, lat, lng } = place
  return typeof lat === 'number' && typeof lng === 'number'
    ? { postcode: String(postcode), locality: String(locality), state: String(state), lat, lng }
    : null
}

const known = new Map<string, NearPlace | null>()

/** The place of a postcode that was requested before; undefined when it was not. */
export const knownPlace = (postcode: string): NearPlace | null | undefined => known.get(postcode)

/** Stores a postcode's place that the server has sent with the page. */
export const rememberPlace = (place: NearPlace): void => void known.set(place.postcode, place)

/**
 * The place of a postcode, requested from our own server once; null when the postcode is unknown (ERR-23).
 *
 * @throws when the server does not answer.
 */
export const livePlace = async (postcode: string): Promise<NearPlace | null> => {
  const found = known.get(postcode)
  if (found !== undefined) return found
  const response = await fetch(`/api/search/postcodes/${encodeURIComponent(postcode)}`)
  if (!response.ok && response.status !== 404) throw new Error(`The postcode table answered ${response.status}.`)
  const place = response.ok ? placeOf(await response.json()) : null
  known.set(postcode, place)
  return place
}
