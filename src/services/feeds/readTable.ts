import { FEED_LIMITS } from '@/src/domain/feeds/feedLimits'
import type { RawRow } from '@/src/domain/feeds/rows/FeedRow'
import { csvSplitter } from './split/csvSplitter'

/**
 * Rows of a small CSV file that is in memory already, with what spreadsheets do to it (delimiters, line ends).
 *
 * @param known how many of a header's columns are known: decides between delimiters
 * @throws FeedFileError when it is no CSV
 */
export const readTable = (text: string, known: (columns: readonly string[]) => number): RawRow[] => {
  const splitter = csvSplitter(FEED_LIMITS, known, () => undefined, null)
  return [...splitter.write(text), ...splitter.end()]
}
