import type { RedirectLine } from '@/src/domain/redirects/planRedirects'
import { readTable } from '@/src/services/feeds/readTable'

/** Usual column names in exports of other systems. */
const names: Record<'from' | 'to' | 'type', readonly string[]> = {
  from: ['from', 'old', 'old url', 'old address', 'source', 'source url', 'redirect from', 'path', 'old path'],
  to: ['to', 'new', 'new url', 'new address', 'target', 'target url', 'destination', 'redirect to', 'new path'],
  type: ['type', 'code', 'status', 'status code', 'redirect type', 'kind'],
}

const plain = (name: string): string => name.trim().toLowerCase().replace(/[_-]+/g, ' ')

const placeOf = (columns: readonly string[], field: keyof typeof names): number =>
  columns.findIndex((column) => names[field].includes(plain(column)))

const fields = ['from', 'to', 'type'] as const

const known = (columns: readonly string[]): number => fields.filter((field) => placeOf(columns, field) >= 0).length

const isAddress = (cell: string): boolean => /^\s*"?\s*(\/|https?:)/i.test(cell)

const MARKS = [';', '\t', '|', ',']

/** Finds the delimiter before the second address; an address itself may contain any delimiter. */
const delimiterOf = (line: string): string =>
  MARKS.find((mark) => isAddress(line.split(mark)[1] ?? '')) ?? MARKS.find((mark) => line.includes(mark)) ?? ','

/** Adds a header line to a list without one. */
const withHeader = (text: string): { table: string; added: number } => {
  const first = text.split(/\r?\n/, 1)[0] ?? ''
  return isAddress(first)
    ? { table: `${fields.join(delimiterOf(first))}\n${text}`, added: 1 }
    : { table: text, added: 0 }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/**
 * Lines of a CSV file of redirects (SEO-05). Columns are found by their usual names, in any order; without a header
 * they are old address, new address and kind. Returns null when there are no columns for an old and a new address.
 *
 * @throws FeedFileError when it is no CSV
 */
export const redirectLines = (text: string): RedirectLine[] | null => {
  const { table, added } = withHeader(text.replace(/^\uFEFF/, ''))
  const rows = readTable(table, known)
  const [first] = rows
  if (first?.kind === 'values' && (placeOf(first.columns, 'from') < 0 || placeOf(first.columns, 'to') < 0)) return null
  return rows.map((row): RedirectLine => {
    const line = row.line - added
    if (row.kind === 'unreadable') return { line, from: row.value, to: '', type: '' }
    const cell = (field: keyof typeof names): string => textOf(row.values[placeOf(row.columns, field)])
    return { line, from: cell('from'), to: cell('to'), type: cell('type') }
  })
}
