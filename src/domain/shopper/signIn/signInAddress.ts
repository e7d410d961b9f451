import * as z from 'zod/mini'

/** Where a code goes: a mobile number as +61412345678, or an e-mail address in small letters. */
export interface SignInAddress {
  kind: 'phone' | 'email'
  value: string
}

const emailSchema = z.email().check(z.maxLength(200))
/** Australian mobile numbers begin with 4 after the country's code. */
const AUSTRALIAN_MOBILE = /^(?:\+?61|0)(4\d{8})$/

/**
 * What a visitor typed as an address to sign in with; null when it is neither an Australian mobile number nor an e-mail address
 * (WAT-15). Numbers abroad get no messages: whoever owns a dear one could have them sent by the thousand.
 */
export const signInAddress = (text: string): SignInAddress | null => {
  const trimmed = text.trim()
  if (trimmed.includes('@')) {
    const email = emailSchema.safeParse(trimmed.toLowerCase())
    return email.success ? { kind: 'email', value: email.data } : null
  }
  if (!/^\+?[\d\s().-]+$/.test(trimmed)) return null
  const digits = trimmed.replace(/[^\d+]/g, '')
  const [, mobile] = AUSTRALIAN_MOBILE.exec(digits) ?? []
  return mobile === undefined ? null : { kind: 'phone', value: `+61${mobile}` }
}

/** The address as it is shown while its code is awaited: enough to see a typing mistake, not all of it. */
export const maskedAddress = ({ kind, value }: SignInAddress): string => {
  if (kind === 'phone') return `••• ••• ${value.slice(-3)}`
  const [name = '', host = ''] = value.split('@')
  return `${name.slice(0, 2)}•••@${host}`
}

/** The kind of an address that was stored. */
export const addressOf = (value: string): SignInAddress => ({ kind: value.includes('@') ? 'email' : 'phone', value })
