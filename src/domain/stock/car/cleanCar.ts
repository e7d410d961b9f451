import { isRecord } from '@/src/domain/isRecord'
import {
  caravanFields,
  type CaravanFields,
  carFields,
  type CarFields,
  type ReadersOf,
  variantFields,
  type VariantFields,
} from './carFields'
import { unreadable } from '../normalise/parseQuantity'
import { tidyMake, tidyVehicle } from './tidyVehicle'

/** A cleaned stock record: our fields, absent where nothing was sent; other keys are the caller's. */
export type CarInput = Partial<CarFields> & {
  variant?: Partial<VariantFields>
  caravan_specifications?: Partial<CaravanFields>
} & Record<string, unknown>

/** A value that could not be read, so that its field is left out of the cleaned record; or, as a note, what of it was lost. */
export interface FieldProblem {
  path: string
  value: unknown
  message: string
}

interface Found {
  problems: FieldProblem[]
  notes: FieldProblem[]
}

/** What was sent, short enough for a sentence. */
const shown = (raw: unknown): string => {
  if (typeof raw === 'string') return `'${raw.slice(0, 60)}'`
  if (Array.isArray(raw)) return 'A list'
  return isRecord(raw) ? 'A group of values' : String(raw)
}

const keysOf = <T extends object>(table: ReadersOf<T>): Extract<keyof T, string>[] => {
  const keys: Extract<keyof T, string>[] = []
  for (const key in table) keys.push(key)
  return keys
}

/** Reads the fields of one table out of a record, in the table's order. */
const fieldReader = <T extends object>(table: ReadersOf<T>, prefix: string) => {
  const keys = keysOf(table)
  return (input: Readonly<Record<string, unknown>>, { problems, notes }: Found): Partial<T> => {
    const cleaned: Partial<T> = {}
    for (const key of keys) {
      const raw = input[key]
      if (raw === undefined) continue
      const { read, what, lost } = table[key]
      const value = read(raw)
      if (value === unreadable) {
        problems.push({ path: prefix + key, value: raw, message: `${shown(raw)} is not ${what}.` })
        continue
      }
      if (value !== undefined) cleaned[key] = value
      const message = lost?.(raw) ?? null
      if (message !== null) notes.push({ path: prefix + key, value: raw, message })
    }
    return cleaned
  }
}

const readCar = fieldReader<CarFields>(carFields, '')
const readVariant = fieldReader<VariantFields>(variantFields, 'variant.')
const readCaravan = fieldReader<CaravanFields>(caravanFields, 'caravan_specifications.')

/** Whether a key is one that `cleanCar` reads. */
export const isCarField = (key: string): boolean =>
  Object.hasOwn(carFields, key) || key === 'variant' || key === 'caravan_specifications'

const group = <T>(
  input: Readonly<Record<string, unknown>>,
  path: string,
  read: (group: Readonly<Record<string, unknown>>, found: Found) => T,
  found: Found,
): T | undefined => {
  const value = input[path]
  if (value === undefined || value === null) return undefined
  if (isRecord(value)) return read(value, found)
  found.problems.push({ path, value, message: `${shown(value)} is not a group of values.` })
  return undefined
}

const nameTidily = (car: CarInput): void => {
  if (!car.make) return
  if (!car.model) {
    car.make = tidyMake(car.make)
    return
  }
  const tidy = tidyVehicle({ make: car.make, model: car.model, badge: car.badge ?? null })
  car.make = tidy.make
  car.model = tidy.model
  if (car.badge !== undefined || tidy.badge !== null) car.badge = tidy.badge
}

/** No engine has more than this many litres or fewer cubic centimetres, so a swapped unit shows. */
const LITRES_MAX = 25

/** An engine's size in the field of its unit, and litres for those who sent cubic centimetres (CAR-14). */
const sizeEngine = (car: CarInput): void => {
  const sizes = [car.engine_size, car.engine_size_litres].filter((size) => typeof size === 'number' && size > 0)
  if (car.engine_size === undefined && car.engine_size_litres === undefined) return
  const cc = sizes.find((size) => size != null && size > LITRES_MAX) ?? null
  const litres = sizes.find((size) => size != null && size <= LITRES_MAX) ?? null
  if (car.engine_size !== undefined || cc !== null) car.engine_size = cc
  car.engine_size_litres = litres ?? (cc === null ? null : Math.round(cc / 100) / 10)
}

/**
 * One incoming stock record, cleaned (FEED-01, CAR-01..35). What cannot be read is left out and named in `problems`; what
 * is lost of a value that was read, in `notes`; what is not one of our fields is left out in silence. Cleaning a cleaned
 * record changes nothing.
 */
export const cleanCar = (input: Readonly<Record<string, unknown>>): Found & { car: CarInput } => {
  const found: Found = { problems: [], notes: [] }
  const car: CarInput = readCar(input, found)
  const variant = group(input, 'variant', readVariant, found)
  const caravan = group(input, 'caravan_specifications', readCaravan, found)
  if (variant !== undefined) car.variant = variant
  if (caravan !== undefined) car.caravan_specifications = caravan
  nameTidily(car)
  sizeEngine(car)
  return { car, ...found }
}
