/** Facts about a CSV row that show whether the file is complete. */
export interface CsvLast {
  cells: number
  columns: number
  /** Line end of the row; '' at the end of the file. */
  lineEnd: '' | '\r' | '\n'
  /** Line end of the rows before it; null when there are none. */
  usualEnd: '\r' | '\n' | null
  /** All rows before it have a value for every column. */
  othersWhole: boolean
  /** It contains a quotation mark that is never closed. */
  inQuotes: boolean
}

const MIDDLE = 'The file ends in the middle of this row, so nothing of it was taken. Send the whole file again.'
const OPEN =
  'The file ends without a line end, so this row may be cut and was not taken. End the last row with a line end, too.'

/**
 * Why the last row of a file may be truncated, which could publish $20 of $20,043; null when it is complete. A last row
 * without a line end is complete only where this sender's files always end so.
 *
 * @param mayEndOpen this sender's files end without a line end
 */
export const cutReason = (last: CsvLast, mayEndOpen: boolean): string | null => {
  const { cells, columns, lineEnd, usualEnd, othersWhole, inQuotes } = last
  if (inQuotes) return MIDDLE
  // One value in a line of its own is a footer such as 'Total 300'.
  if (othersWhole && usualEnd !== null && cells < columns && (lineEnd === '' || cells > 1)) return MIDDLE
  if (lineEnd === '\r' && usualEnd === '\n') return MIDDLE
  return lineEnd === '' && !mayEndOpen ? OPEN : null
}
