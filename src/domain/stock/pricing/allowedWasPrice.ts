/** What a car row says of its was-price. `before_price_days` is kept by the database from the price history. */
export interface WasPriceEvidence {
  price?: number | null
  before_price?: number | null
  before_price_days?: number | null
}

/**
 * The was-price a car may show, in dollars (LAW-05): none below its price (PRC-20), and only one it was really
 * advertised at, or dearer, for `minDays` days before. Null when there is none, or not for long enough. A dealership
 * that switched the check off has `minDays` 0.
 *
 * Time alone never makes it true: while the price is lower than the was-price, no further day is added.
 */
export const allowedWasPrice = (car: WasPriceEvidence, minDays: number): number | null => {
  const dollars = car.before_price ?? null
  if (dollars === null || dollars < (car.price ?? 0)) return null
  return minDays === 0 || (car.before_price_days ?? 0) >= minDays ? dollars : null
}
