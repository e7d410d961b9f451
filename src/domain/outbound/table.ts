import type { OutboundCar, OutboundSite } from './OutboundCar'

/** One column of a delimited feed: its header and its value; null is an empty cell. */
export type Column = readonly [header: string, value: (car: OutboundCar, site: OutboundSite) => string | number | null]

type Cell = (value: string) => string

/** The text of one line without its control characters, which no cell may have. */
const oneLine = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()

/** A cell of a tab-separated file, which has no quoting: tabs and line ends become spaces. */
export const tsvCell: Cell = oneLine

/** A cell of a CSV file (RFC 4180). */
export const csvCell: Cell = (value) => {
  const text = oneLine(value)
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A CSV cell for people who open the file in a spreadsheet: what a spreadsheet would run as a formula gets an apostrophe
 * in front, which spreadsheets hide.
 */
export const spreadsheetCell: Cell = (value) => {
  const text = oneLine(value)
  return csvCell(/^[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text)
}

/** The header line of a table and the function that writes a car as one of its lines. Numbers are never quoted. */
export const tableOf = (columns: readonly Column[], delimiter: string, cell: Cell) => ({
  header: columns.map(([name]) => csvCell(name)).join(delimiter),
  line: (car: OutboundCar, site: OutboundSite): string =>
    columns
      .map(([, valueOf]) => {
        const value = valueOf(car, site)
        return typeof value === 'number' ? String(value) : value === null ? '' : cell(value)
      })
      .join(delimiter),
})
