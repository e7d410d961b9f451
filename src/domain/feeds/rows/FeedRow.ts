import type { CarInput } from '@/src/domain/stock/car/carInput'
import type { FeedProfileName } from '../columns/feedProfiles'

/** What is wrong with one value of a row, in words a dealer understands (FEED-04). */
export interface FeedIssue {
  /** The sender's own name of the column, or our field when a rule concerns the whole car; '' for the whole row. */
  field: string
  /** The value sent, cut to 200 characters. */
  value: string
  reason: string
}

/** A row's location as written; the caller finds it by code, then name, then suburb. */
export interface FeedPlace {
  code: string | null
  name: string | null
  city: string | null
  state: string | null
  postcode: string | null
}

/** One cleaned row: our own fields only. `place` is null when the row names none. */
export interface FeedRecord {
  car: CarInput
  place: FeedPlace | null
}

/**
 * One row of a feed (FEED-01, FEED-04). `line` starts at 1, increases and never repeats: the line in a CSV or NDJSON
 * file (the first line of a record of several), the number of the record in JSON and XML. `key` identifies the car:
 * `S:<STOCK NUMBER>`, else `V:<VIN>`, else `H:<hash>` of its identifying values; null when there are none.
 */
export type FeedRow =
  | { line: number; kind: 'car'; key: string; record: FeedRecord; advice: FeedIssue[] }
  | { line: number; kind: 'rejected'; key: string | null; issues: FeedIssue[] }
  | { line: number; kind: 'skipped'; key: string | null; issues: FeedIssue[] }

/** What is known of the file; complete when all rows are read. */
export interface FeedFacts {
  format: 'csv' | 'json' | 'ndjson' | 'xml'
  encoding: string
  bytes: number
  /** Columns of the file that fill no field, in the file's own words. */
  ignoredColumns: string[]
  /** Repairs of the file as a whole, in sentences. */
  notes: string[]
  /** The file may end in the middle of its last row or record, which was rejected: more rows may be missing. */
  cut: boolean
  /** CSV: its last row ends with the file, without a line end; null when it is not CSV or was not read to its end. */
  endsOpen: boolean | null
}

/** One line of a client's own mapping; `fallback` is used when the column is empty or absent. */
export interface FeedMapping {
  column: string
  field: string
  fallback: string | null
  /** The sender's values in our words, 'S = sold' per line; null or absent reads them untranslated. */
  translation?: string | null
}

/** How a client's files are read. */
export interface FeedClientProfile {
  profile: FeedProfileName
  mapping: readonly FeedMapping[]
  priceBasis: 'egc' | 'drive_away' | null
  /** Its CSV files always end without a line end, so that this is not taken as a sign of a truncated file. */
  mayEndOpen?: boolean
}

/** One record of a file before its columns mean anything; nested groups have dotted names ('variant.cylinders'). */
export type RawRow =
  | { line: number; kind: 'values'; columns: readonly string[]; values: readonly unknown[] }
  | { line: number; kind: 'unreadable'; value: string; reason: string }
