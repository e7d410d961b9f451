import type { ArrayFieldValidation, NumberFieldSingleValidation } from 'payload'

/** Each lender is in the list at most once: its values could not be told apart otherwise. */
export const eachLenderOnce: ArrayFieldValidation = (rows) => {
  const names: unknown[] = (Array.isArray(rows) ? rows : []).map((row) => Object(row).name)
  const twice = names.find((name, at) => name && names.indexOf(name) !== at)
  return twice === undefined || `${String(twice)} is in the list twice.`
}

/** The upper end of a range beside its lower end: both or neither, and not below it. */
export const rangeEnd =
  (lower: string): NumberFieldSingleValidation =>
  (value, { siblingData }) => {
    const from: unknown = Object(siblingData)[lower]
    const [hasFrom, hasTo] = [typeof from === 'number', typeof value === 'number']
    if (hasFrom !== hasTo) return 'Give both ends of the range, or neither.'
    if (typeof from === 'number' && typeof value === 'number' && value < from)
      return 'The highest rate must not be below the lowest.'
    return value == null || (value >= 0 && value <= 100) || 'Give a rate from 0 to 100 % p.a.'
  }
