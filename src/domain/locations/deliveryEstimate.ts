import { parsePostcodeRange } from './postcodeRanges'

/** Home delivery to one area, as the calculator answers (ENT-17, LOC-13). */
export interface DeliveryEstimate {
  name: string
  priceDollars: number
}

export interface DeliveryZoneInput extends DeliveryEstimate {
  /** '2000' or '2000-2234', each. */
  postcodes: readonly string[]
}

export const DELIVERY_MESSAGES = {
  empty: 'Please enter a postcode.',
  invalid: 'Invalid postcode. Please enter a 4-digit number.',
  unknown:
    "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
} as const

/** What is wrong with a typed postcode; null: it has four digits (ERR-20, ERR-21). */
export const postcodeProblem = (postcode: string): string | null => {
  if (postcode.trim() === '') return DELIVERY_MESSAGES.empty
  return /^\d{4}$/.test(postcode.trim()) ? null : DELIVERY_MESSAGES.invalid
}

/** The first zone that holds the postcode, zones in the given order (LOC-13); null: none does (ERR-22). */
export const deliveryEstimate = (zones: readonly DeliveryZoneInput[], postcode: string): DeliveryEstimate | null => {
  const wanted = Number(postcode.trim())
  const found = zones.find(({ postcodes }) =>
    postcodes.some((text) => {
      const range = parsePostcodeRange(text)
      return range !== null && range.from <= wanted && wanted <= range.to
    }),
  )
  return found ? { name: found.name, priceDollars: found.priceDollars } : null
}
