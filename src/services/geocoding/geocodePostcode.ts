import { InvalidPostcodeError } from '@/src/domain/locations/delivery/InvalidPostcodeError'
import type { NearPlace } from '@/src/domain/search/query/near'
import { env } from '@/src/env'
import { geocodeWithGoogle } from './googleGeocoder'
import { offlinePostcode } from './postcodes'

/** Postcodes asked of Google that are remembered, known and unknown ones alike. */
const REMEMBERED = 5_000
const REMEMBER_MS = 24 * 60 * 60 * 1000

const remembered = new Map<string, { place: NearPlace | null; until: number }>()

const remember = (postcode: string, place: NearPlace | null, now: number): NearPlace | null => {
  if (remembered.size >= REMEMBERED) remembered.delete(remembered.keys().next().value ?? '')
  remembered.set(postcode, { place, until: now + REMEMBER_MS })
  return place
}

/** Google's answer, where there is an account; null: no such postcode, no account, or Google cannot be reached. */
const askGoogle = async (postcode: string, now: number): Promise<NearPlace | null> => {
  const { GOOGLE_GEOCODING_KEY: key, GOOGLE_GEOCODING_URL: url } = env()
  if (!key) return null
  const known = remembered.get(postcode)
  if (known && known.until > now) return known.place
  try {
    return remember(postcode, await geocodeWithGoogle(postcode, { url, key }), now)
  } catch (error) {
    // A failure is not remembered: the next shopper asks again.
    return error instanceof InvalidPostcodeError ? remember(postcode, null, now) : null
  }
}

/**
 * Where an Australian postcode is (LOC-10): from our own table, and only what that lacks from Google where an account is
 * set up. Null: nobody knows it (LOC-11, ERR-23).
 */
export const geocodePostcode = async (postcode: string, now = Date.now()): Promise<NearPlace | null> => {
  if (!/^\d{4}$/.test(postcode)) return null
  return (await offlinePostcode(postcode, now)) ?? (await askGoogle(postcode, now))
}
