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
