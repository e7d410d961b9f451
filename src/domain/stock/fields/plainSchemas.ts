import { z } from 'zod'
import type { CarField, FieldRows } from './CarField'
import type { OutboundValues, PageValues, SearchValues } from './fieldTypes'

type Shape<Values> = { [K in keyof Values]: z.ZodType<Values[K]> }
type AnyShape = Record<string, z.ZodType>

const shapeOf = (rows: FieldRows, isIn: (row: CarField) => boolean, schemaOf: (row: CarField) => z.ZodType): AnyShape =>
  Object.fromEntries(Object.entries(rows).flatMap(([name, row]) => (isIn(row) ? [[name, schemaOf(row)]] : [])))

const choice = ({ options = {} }: CarField) => z.enum(Object.keys(options))

const pageSchema = (row: CarField): z.ZodType => {
  const { kind, initial, required } = row
  if (kind === 'number') return z.number().nonnegative().nullable().default(null)
  if (kind === 'flag') {
    return z
      .boolean()
      .nullish()
      .transform((value) => value ?? initial === true)
  }
  if (kind === 'texts') {
    return z
      .array(z.string())
      .nullish()
      .transform((value) => value ?? [])
  }
  const text = kind === 'choice' ? choice(row) : z.string()
  return required ? text : text.nullable().default(null)
}

/** The part of a car as pages have it that the table of fields gives. */
export function pageShape<R extends FieldRows>(rows: R): Shape<PageValues<R>>
export function pageShape(rows: FieldRows): AnyShape {
  return shapeOf(rows, ({ page }) => page !== false, pageSchema)
}

const searchSchema = ({ kind }: CarField): z.ZodType => {
  if (kind === 'number') return z.number().nullable()
  if (kind === 'flag') return z.boolean()
  return kind === 'texts' ? z.array(z.string()) : z.string().nullable()
}

/** The part of a search document that the table of fields gives. */
export function searchShape<R extends FieldRows>(rows: R): Shape<SearchValues<R>>
export function searchShape(rows: FieldRows): AnyShape {
  return shapeOf(rows, ({ search }) => search !== undefined, searchSchema)
}

/** A text column: storedText, null when empty. */
export const storedText = z
  .string()
  .nullable()
  .transform((value) => value?.trim() || null)
/** A number column: PostgreSQL hands numerics over as text. */
export const storedNumber = z
  .string()
  .nullable()
  .transform((value) => (value === null || value === '' ? null : Number(value)))
const flag = z
  .boolean()
  .nullable()
  .transform((value) => value === true)

const columnSchema = (row: CarField): z.ZodType => {
  if (row.kind === 'number') return storedNumber
  if (row.kind === 'flag') return flag
  if (row.kind === 'choice') return row.required ? choice(row) : choice(row).nullable()
  return row.required ? z.string() : storedText
}

/** The columns of a car's database row that outbound feeds read, as `outboundColumns` selects them. */
export function outboundShape<R extends FieldRows>(rows: R): Shape<OutboundValues<R>>
export function outboundShape(rows: FieldRows): AnyShape {
  return shapeOf(rows, ({ outbound }) => outbound !== undefined, columnSchema)
}
