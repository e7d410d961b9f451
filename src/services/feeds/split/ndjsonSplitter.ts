import { FeedFileError } from '@/src/domain/feeds/FeedFileError'
import type { FeedFacts, RawRow } from '@/src/domain/feeds/rows/FeedRow'
import type { FeedLimits } from '@/src/domain/feeds/feedLimits'
import { parseJsonRecord } from '../parseJsonRecord'
import type { RowSplitter } from './RowSplitter'

/** Splits NDJSON: one JSON object in each line (FEED-01). A last line that ends before its object does is cut. */
export const ndjsonSplitter = (limits: FeedLimits, facts: Pick<FeedFacts, 'cut'>): RowSplitter => {
  let buffer = ''
  let line = 0
  const take = (text: string, rows: RawRow[]): void => {
    line += 1
    if (text.length > limits.rowChars) {
      const limit = limits.rowChars.toLocaleString('en-AU')
      throw new FeedFileError('too_long', `Line ${line} has more than ${limit} characters.`, line)
    }
    const record = text.trim()
    if (record !== '') rows.push(parseJsonRecord(record, line, limits))
  }
  return {
    format: 'ndjson',
    write: (text) => {
      const rows: RawRow[] = []
      buffer += text
      let at = 0
      for (let end = buffer.indexOf('\n'); end !== -1; end = buffer.indexOf('\n', at)) {
        take(buffer.slice(at, end), rows)
        at = end + 1
      }
      buffer = buffer.slice(at)
      if (buffer.length > limits.rowChars) take(buffer, rows)
      return rows
    },
    end: () => {
      const rows: RawRow[] = []
      take(buffer, rows)
      buffer = ''
      facts.cut = rows.some(({ kind }) => kind === 'unreadable')
      return rows
    },
  }
}
