import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FEED_LIMITS } from '@/src/domain/feeds/feedLimits'
import type { RawRow } from '@/src/domain/feeds/rows/FeedRow'
import { csvSplitter } from './split/csvSplitter'

const split = (text: string, cuts: readonly number[]): RawRow[] => {
  const splitter = csvSplitter(
    FEED_LIMITS,
    (columns) => columns.filter((column) => column.startsWith('c')).length,
    () => undefined,
    { mayEndOpen: true, facts: { cut: false, endsOpen: null } },
  )
  const rows: RawRow[] = []
  let at = 0
  for (const cut of [...cuts].sort((a, b) => a - b)) {
    const to = Math.max(at, cut % (text.length + 1))
    rows.push(...splitter.write(text.slice(at, to)))
    at = to
  }
  return [...rows, ...splitter.write(text.slice(at)), ...splitter.end()]
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`

test('FEED-01 any table written as CSV is read as it was, whatever the delimiter, line ends and pieces it comes in', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 6 }).chain((width) =>
        fc.array(
          fc.array(fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '|', '\t', ' ', 'é', '7') }), {
            minLength: width,
            maxLength: width,
          }),
          { minLength: 1, maxLength: 6 },
        ),
      ),
      fc.constantFrom(',', ';', '\t', '|'),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.array(fc.nat(), { maxLength: 5 }),
      (table, delimiter, newline, cuts) => {
        const header = table[0]!.map((_, column) => `c${column}`)
        const lines = [header.join(delimiter), ...table.map((row) => row.map(quoted).join(delimiter))]
        const rows = split(lines.join(newline), cuts)
        expect(rows.map((row) => (row.kind === 'values' ? row.values : row))).toEqual(table)
        expect(rows[0]).toMatchObject({ columns: header, line: 2 })
      },
    ),
  )
})

test('FEED-04 lines are counted through line breaks in values, blank lines and text after a closing mark', () => {
  const rows = split('\n\nc1,c2\n\n"one\ntwo", "x" y\r\nlast, 7" wheel \n', [])
  expect(rows).toMatchObject([
    { line: 5, values: ['one\ntwo', 'x y'] },
    { line: 7, values: ['last', ' 7" wheel '] },
  ])
})

test('FEED-04 a quotation mark that is never closed costs its own line only', () => {
  expect(split('c1,c2\na,"b\nc,d\ne,f', [9])).toMatchObject([
    { line: 2, kind: 'unreadable', reason: 'A quotation mark in this line is opened and never closed.' },
    { line: 3, values: ['c', 'd'] },
    { line: 4, values: ['e', 'f'] },
  ])
})

test('FEED-01 Excel’s sep= line names the delimiter', () => {
  expect(split('sep=;\r\nc1;c2\r\n1,5;2', [3])).toMatchObject([{ line: 3, values: ['1,5', '2'] }])
})
