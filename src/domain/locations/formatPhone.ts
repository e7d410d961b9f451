import { PHONE_MASK_SHOWN } from '../constants/vehicle'

/**
 * A phone number as Australians write it (VDP-27): the +61 prefix becomes 0, ten digits are grouped 2-4-4. Other
 * numbers, such as 1300 and 13 numbers, are grouped as usual or left as they came.
 */
export const formatPhone = (raw: string): string => {
  const compact = raw.replace(/[\s().-]/g, '').replace(/^(\+61|0011?61)0?/, '0')
  if (/^1[389]00\d{6}$/.test(compact)) return `${compact.slice(0, 4)} ${compact.slice(4, 7)} ${compact.slice(7)}`
  if (/^13\d{4}$/.test(compact)) return `${compact.slice(0, 2)} ${compact.slice(2, 4)} ${compact.slice(4)}`
  if (!/^0\d{9}$/.test(compact)) return raw.trim()
  return `${compact.slice(0, 2)} ${compact.slice(2, 6)} ${compact.slice(6)}`
}

/** The number before the click (VDP-23): its first five characters, every later digit hidden. */
export const maskPhone = (formatted: string): string =>
  formatted.slice(0, PHONE_MASK_SHOWN) + formatted.slice(PHONE_MASK_SHOWN).replace(/\d/g, '•')

/** The target of a call link. */
export const phoneHref = (raw: string): string => `tel:${raw.replace(/[^\d+]/g, '')}`
