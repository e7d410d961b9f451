import type { ReaderName } from '../normalise/readers'

/**
 * What a field holds. text: one line. comments: text with line breaks. date: a day, as ISO text. choice: one of `options`.
 * texts: a list of texts. photos: a list with a form and tables of its own.
 */
export type FieldKind = 'text' | 'comments' | 'number' | 'flag' | 'date' | 'choice' | 'texts' | 'photos'
/** What a number counts; '$' means Australian dollars. */
export type Unit =
  '$' | 'km' | 'cc' | 'litres' | 'kW' | 'kWh' | 'Nm' | 'L/100 km' | 'kWh/100 km' | 'L' | 'mm' | 'm' | 'kg' | 'stars'
export type SpecGroupKey = 'featured' | 'specifications' | 'summary'
/** Anything a sender may write into a field. */
export type FieldExample = string | number | boolean | readonly string[]

/** What a sender of stock is told of a field, and how what they send is read. */
export interface SentFacts {
  /** What it means, with its unit: API documentation. */
  note: string
  example: FieldExample
  /** Usual names of its column in other systems' files, as column keys; its own name is always understood. */
  aliases?: string
  /** Parser of what is sent; the kind's own unless told otherwise. */
  reader?: ReaderName
  /** Its name in a feed's mapping, where the label does not say it. */
  label?: string
}

/** One field of a car: everything the platform has to know of it (CAR-01..35). */
export interface CarField {
  kind: FieldKind
  /** Its name in the admin, without the unit. */
  label: string
  unit?: Unit
  /** Hint under the field in the admin. */
  help?: string
  options?: Readonly<Record<string, string>>
  /** Value of a new car. */
  initial?: string | boolean
  required?: true
  /** Bounds in the admin; a number is at least 0 unless told otherwise. */
  min?: number
  max?: number
  /** Its column has an index in the database. */
  dbIndex?: true
  /** Different for every car: not offered when many are edited together. */
  ofOneCar?: true
  /** Who may read it over REST. owner: staff and feeds of the dealership; staff: staff alone. Left out: everyone. */
  read?: 'owner' | 'staff'
  /** Absent from the car that pages read (NFR-06). */
  page?: false
  /** What feeds and senders know of it. 'derived': filled from other fields. 'typed': by staff alone. */
  sent: SentFacts | 'derived' | 'typed'
  /** In the search document under its own name; 'searched': its words are found by the search box. */
  search?: 'searched' | 'kept'
  /** In the specification table of the vehicle page, with its label there when it differs. */
  spec?: SpecGroupKey | readonly [SpecGroupKey, label: string]
  /** In outbound feeds: as a column of stock.csv and stock.json, or only read by the formats. */
  outbound?: 'column' | 'read'
}

/** Fields by name. */
export type FieldRows = Readonly<Record<string, CarField>>
