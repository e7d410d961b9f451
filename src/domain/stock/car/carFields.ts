import type { CarField, FieldKind, FieldRows } from '../fields/CarField'
import {
  type CaravanRows,
  groupedFields,
  type PlainFields,
  plainFields,
  sentFacts,
  type VariantRows,
} from '../fields/carFieldTable'
import type { SentValues } from '../fields/fieldTypes'
import { oneOf, read, type Reader, type ReaderName } from '../normalise/readers'

/** A table of readers, one for each field of `T`. */
export type ReadersOf<T> = { readonly [K in keyof T]: Reader<T[K]> }

const usual: Readonly<Record<Exclude<FieldKind, 'choice'>, ReaderName>> = {
  text: 'text',
  comments: 'comments',
  number: 'quantity',
  flag: 'flag',
  date: 'date',
  texts: 'list',
  photos: 'images',
}

const readerOf = ({ kind, options = {} }: CarField, reader: ReaderName | undefined): Reader<unknown> => {
  if (reader !== undefined) return read[reader]
  return kind === 'choice' ? oneOf(options) : read[usual[kind]]
}

/** Readers of the fields that a sender may fill, in the table's order. */
function readersOf<R extends FieldRows>(rows: R): ReadersOf<SentValues<R>>
function readersOf(rows: FieldRows): Readonly<Record<string, Reader<unknown>>> {
  return Object.fromEntries(
    Object.entries(rows).flatMap(([name, row]) => {
      const sent = sentFacts(row)
      return sent === null ? [] : [[name, readerOf(row, sent.reader)]]
    }),
  )
}

/** Fields a dealer's system may send (CAR-01..35). */
export type CarFields = SentValues<PlainFields>
export type VariantFields = SentValues<VariantRows>
export type CaravanFields = SentValues<CaravanRows>

/** Each with its reader, in the order problems are reported. */
export const carFields = readersOf(plainFields)
export const variantFields = readersOf(groupedFields.variant)
export const caravanFields = readersOf(groupedFields.caravan_specifications)
