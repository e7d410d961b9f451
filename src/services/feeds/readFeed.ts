import { createHash } from 'node:crypto'
import { columnPlan } from '@/src/domain/feeds/columns/columnPlan'
import { FEED_LIMITS, type FeedLimits } from '@/src/domain/feeds/feedLimits'
import type { FeedClientProfile, FeedFacts, FeedPlace, FeedRow } from '@/src/domain/feeds/rows/FeedRow'
import { rowReader, type RowReading } from '@/src/domain/feeds/rows/rowToCar'
import type { CarInput } from '@/src/domain/stock/car/carInput'
import { readRawRows } from './readRawRows'

export interface FeedReading {
  rows: AsyncIterable<FeedRow>
  /** What is known of the file so far; complete once all rows are read. */
  facts: () => FeedFacts
}

export const newFacts = (): FeedFacts => ({
  format: 'csv',
  encoding: 'utf-8',
  bytes: 0,
  ignoredColumns: [],
  notes: [],
  cut: false,
  endsOpen: null,
})

const HASH_CHARS = 16
const VIN_MIN = 8

/** Typed in where there is no number: all zeros, or one letter repeated. */
const isPlaceholder = (text: string): boolean =>
  /^(.)\1*$/.test(text) && (text.startsWith('0') || text.length >= VIN_MIN)

/** The stock number or VIN that names a car; null when it has neither. */
const numberKey = ({ stocknum, vin }: CarInput): string | null => {
  if (stocknum && !isPlaceholder(stocknum)) return `S:${stocknum.toUpperCase()}`
  return vin && vin.length >= VIN_MIN && !isPlaceholder(vin) ? `V:${vin}` : null
}

/**
 * The key of a row's car (FEED-05): `S:` stock number, else `V:` VIN, else `H:` a hash of what distinguishes cars. Two
 * identical cars without numbers have one key; the caller counts them.
 */
const feedKey = (car: CarInput, place: FeedPlace | null): string => {
  const number = numberKey(car)
  if (number !== null) return number
  const { year, make, model, badge, km, colour, name } = car
  const identity = [year, make, model, badge, km, colour, place?.code, place?.name, place?.city, place?.state, name]
  const hash = createHash('sha256').update(JSON.stringify(identity.map((part) => part ?? null)))
  return `H:${hash.digest('hex').slice(0, HASH_CHARS)}`
}

/** A parsed row with its line in the file and the key of its car. */
export const feedRow = (line: number, reading: RowReading): FeedRow => {
  if (reading.kind === 'car') {
    const { car, place, advice } = reading
    return { line, kind: 'car', key: feedKey(car, place), record: { car, place }, advice }
  }
  const key = reading.kind === 'rejected' && reading.car !== null ? numberKey(reading.car) : null
  return { line, kind: reading.kind, key, issues: reading.issues }
}

/**
 * Reads a feed row by row with constant memory and backpressure (FEED-01, FEED-04, FEED-07): any encoding, CSV, JSON,
 * NDJSON or XML. Every row is cleaned into our own fields or returned with what is wrong with it.
 *
 * @throws FeedFileError while iterating: the file is no feed, not the client's format, or broken as a whole; the rows
 *   yielded before are valid
 */
export const readFeed = (
  bytes: AsyncIterable<Uint8Array>,
  client: FeedClientProfile,
  limits: FeedLimits = FEED_LIMITS,
): FeedReading => {
  const facts = newFacts()
  const rows = async function* (): AsyncGenerator<FeedRow> {
    const plan = columnPlan(client)
    const read = rowReader(client, plan, limits)
    const { profile, mayEndOpen = false } = client
    for await (const raw of readRawRows(bytes, { profile, plan, limits, facts, mayEndOpen })) {
      yield feedRow(raw.line, read(raw))
    }
  }
  return { rows: rows(), facts: () => facts }
}
