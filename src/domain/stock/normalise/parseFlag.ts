import { isBlank } from './blank'
import { unreadable } from './parseQuantity'

const yes = new Set(['y', 'yes', 'true', 't', '1', 'on'])
const no = new Set(['n', 'no', 'false', 'f', '0', 'off'])

/** true or false out of 'Y', 'no', 1, 'TRUE'; null for nothing. */
export const parseFlag = (raw: unknown): boolean | null | typeof unreadable => {
  if (raw === null || raw === undefined) return null
  if (typeof raw === 'boolean') return raw
  if (typeof raw !== 'string' && typeof raw !== 'number') return unreadable
  const text = String(raw).trim().toLowerCase()
  if (yes.has(text)) return true
  if (no.has(text)) return false
  return isBlank(text) ? null : unreadable
}
