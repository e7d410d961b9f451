/** What one feed file may hold. Beyond a file limit reading stops; beyond a row limit the row is rejected or cut. */
export interface FeedLimits {
  /** Characters of one row, and of the text before the first and after the last row. Beyond: the file is refused. */
  rowChars: number
  /** Columns of a file. Beyond: the file is refused; a single longer row is rejected. */
  columns: number
  /** Levels of objects and lists within a row, or of XML elements. Beyond: the row is rejected; in XML the file. */
  depth: number
  /** Photos stored per car; more are dropped with advice. */
  images: number
}

export const FEED_LIMITS: FeedLimits = { rowChars: 1_000_000, columns: 500, depth: 8, images: 100 }
