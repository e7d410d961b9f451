import { isBlank } from '@/src/domain/stock/normalise/blank'

/** Whether a value of a file counts as empty: absent, '', '-', an empty list. */
export const isBlankValue = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && isBlank(value)) ||
  (Array.isArray(value) && value.length === 0)
