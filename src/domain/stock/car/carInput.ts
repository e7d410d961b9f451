import { isRecord } from '@/src/domain/isRecord'
import { type CarInput, cleanCar, isCarField } from './cleanCar'
import { vinAdvice } from '../checks/vinAdvice'

export type { CarInput } from './cleanCar'

/** What is wrong with a field, or worth a look. */
export interface FieldNote {
  path: string
  message: string
}

export type CarInputResult = { ok: true; car: CarInput; advice: FieldNote[] } | { ok: false; errors: FieldNote[] }

/** What a record lacks to be a car. */
export const missingName = (car: CarInput, partial: boolean): FieldNote[] =>
  (['make', 'model'] as const)
    .filter((path) => (partial ? car[path] === null : !car[path]))
    .map((path) => ({ path, message: `A car needs a ${path}.` }))

const neverTaken = new Set(['__proto__', 'constructor', 'prototype'])

/** Keys that are not ours to read, such as relations, for Payload and its access rules to judge. */
const others = (input: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input).filter(([key, value]) => value !== undefined && !neverTaken.has(key) && !isCarField(key)),
  )

/**
 * One incoming stock record, cleaned: '$39,997' and '12,345 km' become numbers, 'POA', '-' and '' null, 'Y' true,
 * '15/07/2027' a date, markup plain text (FEED-01, CAR-01..35). Absent fields stay absent. Every field that cannot be
 * read is named, with what was sent; then nothing of the record is used.
 *
 * @param options.partial the record changes a car that exists, so make and model may be absent
 */
export const carInput = (input: unknown, { partial }: { partial: boolean }): CarInputResult => {
  if (!isRecord(input)) return { ok: false, errors: [{ path: '', message: 'A car is an object with named fields.' }] }
  const { car, problems, notes } = cleanCar(input)
  if (problems.length > 0) return { ok: false, errors: problems.map(({ path, message }) => ({ path, message })) }
  const errors = missingName(car, partial)
  if (errors.length > 0) return { ok: false, errors }
  const vin = vinAdvice(car.vin ?? null)
  const advice = notes.map(({ path, message }) => ({ path, message }))
  if (vin !== null) advice.push({ path: 'vin', message: vin })
  return { ok: true, car: { ...others(input), ...car }, advice }
}
