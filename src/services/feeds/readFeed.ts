import { columnPlan } from '@/src/domain/feeds/columns/columnPlan'
import { FEED_LIMITS, type FeedLimits } from '@/src/domain/feeds/feedLimits'
import type { FeedClientProfile, FeedFacts, FeedRow } from '@/src/domain/feeds/rows/FeedRow'
import { rowReader, type RowReading } from '@/src/domain/feeds/rows/readRow'
import { feedKey, numberKey } from './feedKey'
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
