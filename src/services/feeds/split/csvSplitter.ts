import { FeedFileError } from '@/src/domain/feeds/FeedFileError'
import type { FeedFacts, RawRow } from '@/src/domain/feeds/rows/FeedRow'
import type { FeedLimits } from '@/src/domain/feeds/feedLimits'
import { type CsvLast, cutReason } from './truncatedCsv'
import { csvRecord, lineEnds } from './csvRecord'
import { type RowSplitter, startOf } from './RowSplitter'

const delimiters = [',', ';', '\t', '|']
/** How often the longest row may be read in vain before a file is broken as a whole. */
const WASTED_ROWS = 20

/** How a file's end is checked, and where the result is stored. */
export interface CsvEnd {
  /** This sender's files end without a line end. */
  mayEndOpen: boolean
  facts: Pick<FeedFacts, 'cut' | 'endsOpen'>
}

const cellsOf = (record: ReturnType<typeof csvRecord>): string[] =>
  record === null || record === 'broken' ? [] : record.cells

const headerOf = (text: string, delimiter: string, limits: FeedLimits): string[] =>
  cellsOf(csvRecord(text, 0, delimiter.charCodeAt(0), true, limits.columns))

/**
 * Splits CSV (FEED-01) into rows by RFC 4180, and tolerates common errors of dealers' systems: any of , ; tab | as
 * delimiter (the one that gives most known columns), any line ends, line breaks in quotes, text after a closing
 * quotation mark. A quotation mark that is never closed rejects only its own line, and a row that may be truncated only
 * itself.
 *
 * @param known returns how many columns of a header are known
 * @param onHeader called with the columns before the first row; may throw FeedFileError
 * @param judged how the file's end is checked; null when the file is known to be complete
 */
export const csvSplitter = (
  limits: FeedLimits,
  known: (columns: readonly string[]) => number,
  onHeader: (columns: readonly string[]) => void,
  judged: CsvEnd | null,
): RowSplitter => {
  let buffer = ''
  let line = 1
  let wasted = 0
  let delimiter: string | null = null
  let columns: readonly string[] | null = null
  /** The newest row, held until another follows: only the last one may be truncated. */
  let newest: { row: RawRow; end: CsvLast } | null = null
  let othersWhole = true
  let usualEnd: CsvLast['usualEnd'] = null
  /** A quotation mark was never closed, and no complete row has followed. */
  let inQuotes = false

  const tooLong = () =>
    new FeedFileError(
      'too_long',
      `The row that starts in line ${line} has more than ${limits.rowChars.toLocaleString('en-AU')} characters.`,
      line,
    )

  const detect = (header: string): string => {
    const scored = delimiters.map((candidate) => {
      const cells = headerOf(header, candidate, limits)
      return { candidate, score: known(cells) * 1000 + cells.length }
    })
    return scored.reduce((best, next) => (next.score > best.score ? next : best)).candidate
  }

  const takeHeader = (cells: readonly string[], tooMany: boolean): void => {
    if (tooMany) {
      throw new FeedFileError('too_many_columns', `The file has more than ${limits.columns} columns.`, line)
    }
    columns = cells.map((cell) => startOf(cell.trim()))
    if (columns.length < 2) {
      const shown = startOf(cells[0] ?? '').slice(0, 60)
      throw new FeedFileError('no_columns', `The first line names no columns: '${shown}'.`, line)
    }
    onHeader(columns)
  }

  const add = (rows: RawRow[], row: RawRow, cells: number, lineEnd: CsvLast['lineEnd']): void => {
    if (newest !== null) {
      rows.push(newest.row)
      if (newest.end.cells < newest.end.columns) othersWhole = false
      if (newest.end.lineEnd !== '') usualEnd = newest.end.lineEnd
    }
    const width = columns?.length ?? 0
    if (cells >= width) inQuotes = false
    newest = { row, end: { cells, columns: width, lineEnd, usualEnd, othersWhole, inQuotes } }
  }

  /** The last row, once there is no more. */
  const takeLast = (): RawRow[] => {
    if (newest === null) return []
    const { row, end } = newest
    if (judged === null) return [row]
    const { mayEndOpen, facts } = judged
    const reason = cutReason(end, mayEndOpen)
    facts.endsOpen = end.lineEnd !== '' ? false : reason === null || end.cells >= end.columns ? true : null
    facts.cut = reason !== null
    if (reason === null) return [row]
    const value = row.kind === 'values' ? startOf(row.values.join(' ')) : row.value
    return [{ line: row.line, kind: 'unreadable', value, reason }]
  }

  /** A line of its own for a quotation mark that is never closed; -1 when it has no end yet. */
  const giveUp = (start: number, final: boolean, rows: RawRow[]): number => {
    wasted += Math.min(buffer.length - start, limits.rowChars)
    if (wasted > WASTED_ROWS * limits.rowChars) {
      throw new FeedFileError('bad_syntax', 'Quotation marks are opened and not closed all over the file.', line)
    }
    const end = lineEnds(buffer, start)
    if (end === -1 && !final) throw tooLong()
    const reason = 'A quotation mark in this line is opened and never closed.'
    inQuotes = true
    add(rows, { line, kind: 'unreadable', value: startOf(buffer.slice(start)), reason }, 0, end === -1 ? '' : '\n')
    return end === -1 ? buffer.length : end
  }

  /** Handles 'sep=;', which Excel writes first, and the delimiter. Null while the first line is incomplete. */
  const prepare = (final: boolean): string | null => {
    const blank = /^[\s]*/.exec(buffer)?.[0] ?? ''
    line += blank.split('\n').length - 1
    buffer = buffer.slice(blank.length)
    const end = lineEnds(buffer, 0)
    if (end === -1 && !final) return null
    const first = end === -1 ? buffer : buffer.slice(0, end)
    const named = /^sep=(.)\s*$/.exec(first)?.[1]
    if (named === undefined) return detect(buffer.slice(0, Math.max(first.length, 65_536)))
    buffer = buffer.slice(first.length)
    line += 1
    return named
  }

  const split = (final: boolean): RawRow[] => {
    const rows: RawRow[] = []
    delimiter ??= prepare(final)
    if (delimiter === null) {
      if (buffer.length > limits.rowChars) throw tooLong()
      return rows
    }
    const code = delimiter.charCodeAt(0)
    let at = 0
    while (at < buffer.length) {
      const record = csvRecord(buffer, at, code, final, limits.columns)
      if (record === null && !final && buffer.length - at <= limits.rowChars) break
      if (record === null || record === 'broken') {
        at = giveUp(at, final, rows)
        line += 1
        continue
      }
      if (record.end - at > limits.rowChars) throw tooLong()
      const { cells, end, lines, tooMany } = record
      const last = buffer.charAt(end - 1)
      const lineEnd = last === '\n' || last === '\r' ? last : ''
      if (cells.length > 1 || cells[0] !== '') {
        if (columns === null) {
          takeHeader(cells, tooMany)
          if (lineEnd !== '') usualEnd = lineEnd
        } else if (tooMany) {
          const reason = `The row has more than ${limits.columns} values.`
          add(rows, { line, kind: 'unreadable', value: startOf(buffer.slice(at)), reason }, cells.length, lineEnd)
        } else if (inQuotes && cells.length < columns.length) {
          const reason = 'This line stands behind a quotation mark that is never closed.'
          add(rows, { line, kind: 'unreadable', value: startOf(buffer.slice(at)), reason }, cells.length, lineEnd)
        } else add(rows, { line, kind: 'values', columns, values: cells }, cells.length, lineEnd)
      }
      at = end
      line += lines
    }
    buffer = buffer.slice(at)
    return rows
  }

  return {
    format: 'csv',
    write: (text) => {
      buffer += text
      return split(false)
    },
    end: () => [...split(true), ...takeLast()],
  }
}
