import { isBlank, isNoAmount } from './blank'

/** Marks a value that could not be parsed. Distinct from `undefined`, so that no value is dropped silently. */
export const unreadable = Symbol('unreadable')
export type Reading = number | null | typeof unreadable

const MILE_KM = 1.609344
const number = /^[+]?(\d{1,3}(?:[ ,\u00a0]\d{3})+|\d+)?(\.\d+)?$/

/** The number in a text of digits, with or without thousands separators; `unreadable` for anything else. */
const readDigits = (raw: string): number | typeof unreadable => {
  const text = raw.trim()
  const match = number.exec(text)
  if (!match || (match[1] === undefined && match[2] === undefined)) return unreadable
  const value = Number(text.replace(/[+ ,\u00a0]/g, ''))
  return value <= Number.MAX_SAFE_INTEGER ? value : unreadable
}

// Adding 0 turns -0, which JSON and databases cannot store, into 0.
const fromNumber = (value: number): Reading => (Number.isFinite(value) && value >= 0 ? value + 0 : unreadable)

/** '39k', '85.5k'. */
const inThousands = (text: string): Reading => {
  const match = /^\s*(\d{1,9}(?:\.\d{1,3})?)\s*k\s*$/i.exec(text)
  return match ? Math.round(Number(match[1]) * 1000) : null
}

/** Dollars from '$39,997', 'AUD 12 990.50', '39k'; null for an empty value, 'POA' and similar. Never negative. */
export const parseDollars = (raw: unknown): Reading => {
  if (raw === null || raw === undefined) return null
  if (typeof raw === 'number') return fromNumber(raw)
  if (typeof raw !== 'string') return unreadable
  if (isNoAmount(raw)) return null
  const text = raw.replace(/\b(aud|a\$|inc\.? ?gst|drive ?away|egc|dap)\b/gi, '').replace(/\$/g, '')
  return inThousands(text) ?? readDigits(text)
}

/** Miles in kilometres, rounded. */
export const milesInKm = (miles: number): number => Math.round(miles * MILE_KM)

/** Kilometres from '12,345 km', '12 345kms', '85k', '7,600 miles' (converted), 122419; null for an empty value. */
export const parseKm = (raw: unknown): Reading => {
  if (raw === null || raw === undefined) return null
  if (typeof raw === 'number') return fromNumber(raw)
  if (typeof raw !== 'string') return unreadable
  if (isBlank(raw)) return null
  const miles = /\s*(mi|mile|miles)\.?$/i
  const text = raw.trim()
  if (!miles.test(text)) {
    return inThousands(text) ?? readDigits(text.replace(/\s*(km|kms|kilometres|kilometers)\.?$/i, ''))
  }
  const value = readDigits(text.replace(miles, ''))
  return value === unreadable ? unreadable : milesInKm(value)
}

/** The first number of a text with a unit: '4 cyl', ' 5 Doors', '2.8 L', '6.7 L / 100 km'; null for an empty value. */
export const parseQuantity = (raw: unknown): Reading => {
  if (raw === null || raw === undefined) return null
  if (typeof raw === 'number') return fromNumber(raw)
  if (typeof raw !== 'string') return unreadable
  if (isBlank(raw)) return null
  const match = /^\s*(\d[\d ,]*(?:\.\d+)?|\.\d+)\s*[a-z/% .\d()³]*$/i.exec(raw)
  return match?.[1] === undefined ? unreadable : readDigits(match[1])
}
