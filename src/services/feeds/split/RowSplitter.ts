import type { FeedFacts, RawRow } from '@/src/domain/feeds/rows/FeedRow'

/** Takes a file's text in chunks and returns the rows completed by each; holds at most one row. */
export interface RowSplitter {
  format: FeedFacts['format']
  write: (text: string) => RawRow[]
  /** The remaining rows; @throws FeedFileError when the file is truncated. */
  end: () => RawRow[]
}

const SHOWN = 200

/** The start of a text, for a report. Copied, so that it does not keep the whole chunk in memory. */
export const startOf = (text: string): string => Buffer.from(text.slice(0, SHOWN)).toString()
