import type { CarField, FieldRows } from './CarField'

/** Type of a field's value in a cleaned record. */
export type ReadValue<F extends CarField> = F extends { kind: 'number' }
  ? number | null
  : F extends { kind: 'flag' }
    ? boolean
    : F extends { kind: 'choice'; options: infer O }
      ? Extract<keyof O, string>
      : F extends { kind: 'texts' }
        ? string[]
        : F extends { kind: 'photos' }
          ? unknown[]
          : string | null

/** Type of a field's value in a car as pages have it; what is required is never null. */
export type PageValue<F extends CarField> = F extends { required: true }
  ? NonNullable<ReadValue<F>>
  : F extends { kind: 'choice' }
    ? ReadValue<F> | null
    : ReadValue<F>

/** Names of the rows with these facts. */
type NamesWith<R extends FieldRows, Facts> = { [K in keyof R]: R[K] extends Facts ? K : never }[keyof R]
type NamesWithout<R extends FieldRows, Facts> = { [K in keyof R]: R[K] extends Facts ? never : K }[keyof R]

/** Values that a record of a sender may have. */
export type SentValues<R extends FieldRows> = {
  [K in NamesWith<R, { sent: object }>]: ReadValue<R[K]>
}
/** Values of the fields that the car of pages has. */
export type PageValues<R extends FieldRows> = { [K in NamesWithout<R, { page: false }>]: PageValue<R[K]> }
/** Values of the fields that the search document has under their own names. */
export type SearchValues<R extends FieldRows> = { [K in NamesWith<R, { search: string }>]: PageValue<R[K]> }
/** Values of the fields that outbound feeds read. */
export type OutboundValues<R extends FieldRows> = { [K in NamesWith<R, { outbound: string }>]: PageValue<R[K]> }
/** Values as a row of the database has them: choices are texts, and anything may be missing. */
export type StoredValues<R extends FieldRows> = {
  [K in NamesWithout<R, { kind: 'photos' }>]?:
    (R[K] extends { kind: 'choice' } ? string : PageValue<R[K]>) | null | undefined
}
export type ListNames<R extends FieldRows> = Extract<NamesWith<R, { kind: 'texts' }>, string>
