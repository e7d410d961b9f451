import { InvalidPostcodeError } from '@/src/domain/locations/delivery/InvalidPostcodeError'
import type { NearPlace } from '@/src/domain/search/query/near'
import { env } from '@/src/env'
import { geocodeWithGoogle } from './googleGeocoder'
import { offlinePostcode } from './postcodes'

/** Number of Google's answers kept, for known and unknown postcodes alike. */
const REMEMBERED = 5_000
const REMEMBER_MS = 24 * 60 * 60 * 1000

const remembered = new Map<string, { place: NearPlace | null; until: number }>()

const remember = (postcode: string, place: NearPlace | null, now: number): NearPlace | null => {
  if (remembered.size >= REMEMBERED) remembered.delete(remembered.keys().next().value ?? '')
  remembered.set(postcode, { place, until: now + REMEMBER_MS })
  return place
}

/**
 * Google's answer, where there is an account; null for an unknown postcode, without an account, or when Google is
 * unreachable.
 */
const askGoogle = async (postcode: string, now: number): Promise<NearPlace | null> => {
  const { GOOGLE_GEOCODING_KEY: key, GOOGLE_GEOCODING_URL: url } = env()
  if (!key) return null
  const known = remembered.get(postcode)
  if (known && known.until > now) return known.place
  try {
    return remember(postcode, await geocodeWithGoogle(postcode, { url, key }), now)
  } catch (error) {
    // A failure is not cached: the next request tries again.
    return error instanceof InvalidPostcodeError ? remember(postcode, null, now) : null
  }
}

/**
 * Coordinates of an Australian postcode (LOC-10): from our own table, else from Google where an account is set up.
 * Returns null when neither knows it (LOC-11, ERR-23).
 */
export const geocodePostcode = async (postcode: string, now = Date.now()): Promise<NearPlace | null> => {
  if (!/^\d{4}$/.test(postcode)) return null
  return (await offlinePostcode(postcode, now)) ?? (await askGoogle(postcode, now))
}
