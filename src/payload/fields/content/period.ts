import type { DateFieldValidation } from 'payload'

const time = (value: unknown): number =>
  value instanceof Date ? value.getTime() : typeof value === 'string' ? Date.parse(value) : Number.NaN

/** True unless both dates are given and the end does not come after the start. */
export const isPeriod = (start: unknown, expiry: unknown): boolean => {
  const [from, to] = [time(start), time(expiry)]
  return Number.isNaN(from) || Number.isNaN(to) || to > from
}

/** Validation of an `expiry` beside a `start` (SRP-17). */
export const expiryAfterStart: DateFieldValidation = (value, { siblingData }) => {
  const row: Record<string, unknown> = { ...siblingData }
  return isPeriod(row.start, value) ? true : 'The end must come after the start.'
}
