import type { OutboundFormat } from './OutboundFormat'
import { stockFacts } from './stockFacts'
import { type Column, spreadsheetCell, tableOf } from './table'

const LIST_SEPARATOR = '|'

const cellOf = (value: ReturnType<(typeof stockFacts)[number][1]>): string | number | null => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value
  return value.map((item) => item.replaceAll(LIST_SEPARATOR, '/')).join(LIST_SEPARATOR)
}

const table = tableOf(
  stockFacts.map(([name, valueOf]): Column => [name, (car, site) => cellOf(valueOf(car, site))]),
  ',',
  spreadsheetCell,
)

/** All stock for sale as CSV for people and their spreadsheets: UTF-8 with a mark, no cell a formula (FEED-09). */
export const genericCsv: OutboundFormat = {
  label: 'Stock as CSV',
  contentType: 'text/csv; charset=utf-8',
  head: () => `\uFEFF${table.header}\r\n`,
  leftOut: () => null,
  unique: () => null,
  car: (car, site) => `${table.line(car, site)}\r\n`,
  separator: '',
  tail: '',
}
