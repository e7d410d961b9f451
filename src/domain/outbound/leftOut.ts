/** Why a car that is for sale is not in one format, in words a dealer understands. */
export const leftOutReasons = {
  vehicle_kind: 'Not a kind of vehicle this receiver advertises.',
  no_price: 'It has no price.',
  price_basis: 'Nothing says what the price includes: drive away or excluding government charges.',
  new_not_drive_away: 'A new car is advertised at its drive away price only.',
  no_vin: 'It has no VIN of 17 characters.',
  repeated_vin: 'Another car in this feed has the same VIN.',
  no_year: 'It has no year.',
  no_odometer: 'It has no odometer reading.',
  no_photo: 'It has no photo.',
  no_location: 'Neither the car nor its dealership has a location with an address.',
} as const

export type LeftOutReason = keyof typeof leftOutReasons

/** The first of the checks a car fails; null: it goes into the feed. */
export const firstFailed = <Subject>(
  subject: Subject,
  checks: readonly (readonly [reason: LeftOutReason, fails: (subject: Subject) => boolean])[],
): LeftOutReason | null => checks.find(([, fails]) => fails(subject))?.[0] ?? null
