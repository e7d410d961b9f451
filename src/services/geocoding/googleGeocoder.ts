import { z } from 'zod'
import { InvalidPostcodeError } from '@/src/domain/locations/delivery/InvalidPostcodeError'
import type { NearPlace } from '@/src/domain/search/query/near'

/** Endpoint of Google's Geocoding API, and our key. */
export interface GoogleGeocoding {
  /** The geocoding endpoint, without query. */
  url: string
  key: string
}

const TIMEOUT_MS = 4_000

/** Geocoding API answers as far as they are read (LOC-10): `results[0].geometry.location`. */
const answerSchema = z.object({
  status: z.string(),
  error_message: z.string().optional(),
  results: z
    .array(
      z.object({
        geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
        address_components: z
          .array(z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }))
          .default([]),
      }),
    )
    .default([]),
})

type Result = z.infer<typeof answerSchema>['results'][number]

const part = ({ address_components }: Result, type: string, form: 'long_name' | 'short_name'): string =>
  address_components.find(({ types }) => types.includes(type))?.[form] ?? ''

/**
 * Coordinates of an Australian postcode from Google (LOC-10).
 *
 * @throws InvalidPostcodeError 'Invalid postcode' when there are no results (LOC-11, ERR-23).
 * @throws Error when Google refuses, fails or takes longer than 4 seconds.
 */
export const geocodeWithGoogle = async (postcode: string, { url, key }: GoogleGeocoding): Promise<NearPlace> => {
  const address = new URL(url)
  address.searchParams.set('components', `country:AU|postal_code:${postcode}`)
  address.searchParams.set('region', 'au')
  address.searchParams.set('key', key)
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`The geocoder answered ${response.status}.`)
  const answer = answerSchema.parse(await response.json())
  if (answer.status === 'ZERO_RESULTS') throw new InvalidPostcodeError()
  if (answer.status !== 'OK')
    throw new Error(`The geocoder refuses: ${answer.status} ${answer.error_message ?? ''}`.trim())
  const [first] = answer.results
  if (!first) throw new InvalidPostcodeError()
  return {
    postcode,
    locality: part(first, 'locality', 'long_name') || `Postcode ${postcode}`,
    state: part(first, 'administrative_area_level_1', 'short_name'),
    ...first.geometry.location,
  }
}
