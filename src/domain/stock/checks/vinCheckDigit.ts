const VALUES: Record<string, number> = Object.fromEntries([
  ...[...'0123456789'].map((sign, value) => [sign, value] as const),
  ...[...'ABCDEFGH'].map((sign, index) => [sign, index + 1] as const),
  ...[...'JKLMN'].map((sign, index) => [sign, index + 1] as const),
  ['P', 7],
  ['R', 9],
  ...[...'STUVWXYZ'].map((sign, index) => [sign, index + 2] as const),
])
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** The ninth character of a VIN as North America computes it (49 CFR 565); null when not a VIN's characters. */
export const vinCheckDigit = (vin: string): string | null => {
  const values = [...vin].map((sign) => VALUES[sign])
  if (values.length !== WEIGHTS.length) return null
  let sum = 0
  for (const [index, value] of values.entries()) {
    if (value === undefined) return null
    sum += value * (WEIGHTS[index] ?? 0)
  }
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

/**
 * Whether a mistyped character shows in the check digit. Only cars made for North America (a VIN that begins with 1 to 5)
 * must have one; with most cars sold in Australia the ninth character means something else.
 */
export const isVinCheckDigitWrong = (vin: string): boolean => /^[1-5]/.test(vin) && vinCheckDigit(vin) !== vin.charAt(8)
