import type { OutboundCar, OutboundSite } from './OutboundCar'

/** Why a car that is for sale is not in one format, in words a dealer understands: '3 cars: no price'. */
export const leftOutReasons = {
  vehicle_kind: 'not a kind of vehicle this receiver advertises',
  no_price: 'no price',
  price_basis: 'nothing says whether the price is drive away or excluding government charges',
  new_not_drive_away: 'new, and the price is not drive away',
  no_vin: 'no VIN of 17 characters',
  repeated_vin: 'the same VIN as another car of the feed',
  no_year: 'no year',
  no_odometer: 'no odometer reading',
  no_photo: 'no photo',
  no_location: 'no location with an address',
} as const

export type LeftOutReason = keyof typeof leftOutReasons

/** The first of the checks a car fails; null when it passes all. */
export const firstFailed = <Subject>(
  subject: Subject,
  checks: readonly (readonly [reason: LeftOutReason, fails: (subject: Subject) => boolean])[],
): LeftOutReason | null => checks.find(([, fails]) => fails(subject))?.[0] ?? null

/** One format of a site's stock for an outside receiver (FEED-09). */
export interface OutboundFormat {
  /** Label in the admin. */
  label: string
  contentType: string
  /** The text before the first car. */
  head: (site: OutboundSite) => string
  /** The reason to leave out this car; null when it is written. */
  leftOut: (car: OutboundCar, site: OutboundSite) => LeftOutReason | null
  /** A key that must be unique in the feed; null when there is none. */
  unique: (car: OutboundCar) => string | null
  car: (car: OutboundCar, site: OutboundSite) => string
  separator: string
  tail: string
}

/** Part of every ETag: raise it when a mapping changes, so that receivers fetch again. */
export const OUTBOUND_REVISION = 1
