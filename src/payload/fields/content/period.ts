import type { DateField, DateFieldValidation } from 'payload'
import { momentField } from './momentField'

const time = (value: unknown): number =>
  value instanceof Date ? value.getTime() : typeof value === 'string' ? Date.parse(value) : Number.NaN

/** True unless both dates are given and the end is not after the start. */
export const isPeriod = (start: unknown, expiry: unknown): boolean => {
  const [from, to] = [time(start), time(expiry)]
  return Number.isNaN(from) || Number.isNaN(to) || to > from
}

/** Validation of an `expiry` with a `start` (SRP-17). */
const expiryAfterStart: DateFieldValidation = (value, { siblingData }) => {
  const row: Record<string, unknown> = { ...siblingData }
  return isPeriod(row.start, value) ? true : 'The end must come after the start.'
}

interface PeriodWords {
  /** Since when a row without a start is shown. */
  from?: string
  /** What its end is called. */
  end?: string
}

/** Start and end of showing a row, in the form's sidebar (SRP-17, CON-23, CMS-04). */
export const periodFields = ({ from = 'as soon as it is published', end = 'End' }: PeriodWords = {}): DateField[] => [
  momentField({
    name: 'start',
    type: 'date',
    admin: { position: 'sidebar', description: `Left empty, it shows ${from}.` },
  }),
  momentField({
    name: 'expiry',
    type: 'date',
    label: end,
    validate: expiryAfterStart,
    admin: { position: 'sidebar', description: 'Left empty, it has no end.' },
  }),
]
