/**
 * The site around the stock: fixed numbers and labels of the specification (NFR-09). A value that a dealership can change is only its
 * default here; the setting wins. Money is in whole dollars, rates in percent, times in the unit of the name.
 */

/** Trade-in estimates are generally not offered beyond these (LEA-36). */
export const TRADE_IN_LIMITS = { ageYears: 7, odometerKm: 100_000 } as const
export const RESERVE_AMOUNT = '$200'
export const ACCEPTED_PAYMENTS = ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'] as const

export const LOCATION_SORT_ORDER = { sales: 1, service: 2, parts: 3 } as const
export const EARTH_RADIUS_KM = 6_371
export const METRES_PER_FOOT = 0.3048

/** Reviews (CON-29..33). */
export const REVIEWS = {
  ratingAbove: 4,
  googleShown: 12,
  sampleCount: 1_138,
  sampleAverage: 4.4,
  partialStarAbove: 0.3,
  maxFullStars: 4,
} as const
/** Sales counter, Brisbane time (CON-26, CON-27). */
export const SALES_COUNTER = {
  perDay: 192,
  secondsPerSale: 450,
  refreshMs: 150_000,
} as const
/** Of a model's gallery, at most. */
export const MODEL_PICTURES_MAX = 12
export const BLOG_DESCRIPTION_CUT = 80
export const OFFER_COLLAPSE_OVER = 200
export const OFFER_DESCRIPTION_CUT = 160
export const OFFER_DISCLAIMER_CUT = 200
export const WARRANTY_YEARS = { used: 3, mechanicalProtection: 5, newCar: 7 } as const
/** Random places added to a promo card's position, at most (SRP-20). */
export const PROMO_RANDOM_OFFSET_MAX = 2

export const TOAST_REMOVE_DELAY_MS = 1_000_000
export const PHOTOS_DIALOG_Z_INDEX = 1_400
/** Privacy text (NFR-03..05). */
export const PRIVACY_DAYS = { complaintAcknowledged: 7, accessGranted: 30, complaintResolved: 14 } as const
