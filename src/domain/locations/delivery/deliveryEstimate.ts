/** Home delivery to one area, as the calculator answers (ENT-17, LOC-13). */
export interface DeliveryEstimate {
  name: string
  priceDollars: number
}

export interface DeliveryZoneInput extends DeliveryEstimate {
  /** '2000' or '2000-2234', each. */
  postcodes: readonly string[]
  /** Radius around the car that the zone also covers, as the crow flies; null for its postcodes only. */
  withinKm: number | null
}

/** Endpoint of the delivery calculator, called with a postcode and the car. */
export const DELIVERY_PATH = '/api/delivery-estimate'

export const DELIVERY_MESSAGES = {
  empty: 'Please enter a postcode.',
  invalid: 'Invalid postcode. Please enter a 4-digit number.',
  unknown:
    "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
} as const

const range = /^(\d{4})(?:\s*[-–]\s*(\d{4}))?$/

/** First and last postcode of '2000' or '2000-2234'; null when it is neither, or runs backwards. */
export const parsePostcodeRange = (text: string): { from: number; to: number } | null => {
  const match = range.exec(text.trim())
  if (!match) return null
  const [from, to] = [Number(match[1]), Number(match[2] ?? match[1])]
  return from <= to ? { from, to } : null
}

const holds = (text: string, wanted: number): boolean => {
  const range = parsePostcodeRange(text)
  return range !== null && range.from <= wanted && wanted <= range.to
}

/**
 * The first zone that contains the postcode, by its list or by distance, zones in the given order (LOC-13); null when
 * none does (ERR-22).
 *
 * @param distanceKm from the car to the postcode; null when not known, and zones by distance then match nothing
 */
export const deliveryEstimate = (
  zones: readonly DeliveryZoneInput[],
  postcode: string,
  distanceKm: number | null = null,
): DeliveryEstimate | null => {
  const wanted = Number(postcode.trim())
  const found = zones.find(
    ({ postcodes, withinKm }) =>
      postcodes.some((text) => holds(text, wanted)) ||
      (withinKm !== null && distanceKm !== null && distanceKm <= withinKm),
  )
  return found ? { name: found.name, priceDollars: found.priceDollars } : null
}
