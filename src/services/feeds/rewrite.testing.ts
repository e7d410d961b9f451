import { parseCsv } from '@/tests/support/parseCsv'

/** A text in UTF-16, with or without its byte order mark. */
export const utf16 = (text: string, bigEndian: boolean, mark: boolean): Buffer => {
  const bytes = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le')
  return bigEndian ? bytes.swap16() : bytes
}

/** Windows-1252 has these signs where Latin-1 has controls. */
export const windows1252 = (text: string): Buffer =>
  Buffer.from(text.replaceAll('–', '\x96').replaceAll('’', '\x92').replaceAll('—', '\x97'), 'latin1')

const quoted = (cell: string, delimiter: string): string =>
  cell.includes(delimiter) || /["\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** The file with its columns in another order and another delimiter. */
export const rewritten = (
  text: string,
  delimiter: string,
  order: (columns: string[]) => string[],
  newline = '\n',
): string => {
  const rows = parseCsv(text.replace(/^\ufeff/, ''))
  const columns = order(Object.keys(rows[0] ?? {}))
  const lines = rows.map((row) => columns.map((column) => quoted(row[column] ?? '', delimiter)).join(delimiter))
  return [columns.map((column) => quoted(column, delimiter)).join(delimiter), ...lines].join(newline)
}
