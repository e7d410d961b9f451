import type { FeedFacts } from '@/src/domain/feeds/rows/FeedRow'
import type { RawRow } from '@/src/domain/feeds/rows/RawRow'

/** Takes a file's text piece by piece and gives its rows as they become whole; holds no more than one row. */
export interface RowSplitter {
  format: FeedFacts['format']
  write: (text: string) => RawRow[]
  /** The rest; @throws FeedFileError when the file stops in the middle of something. */
  end: () => RawRow[]
}

const SHOWN = 200

/** The start of a text, for a report; a copy, so that the piece of the file it stands in is not kept. */
export const startOf = (text: string): string => Buffer.from(text.slice(0, SHOWN)).toString()
