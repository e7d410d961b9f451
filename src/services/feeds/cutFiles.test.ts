import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FeedClientProfile } from '@/src/domain/feeds/rows/FeedRow'
import { client, readAll } from './readAll.testing'

const strict = client('generic', { mayEndOpen: false })

/** Cars as the file that is not cut has them, by stock number. */
const said = async (content: string | Uint8Array, as: FeedClientProfile) =>
  new Map((await readAll(content, as)).records.map(({ car }) => [car.stocknum, JSON.stringify(car)]))

const word = fc.string({ unit: fc.constantFrom('a', 'Z', '7', ' ', ',', '"', '\n', 'é', '.'), maxLength: 30 })
const row = fc.tuple(word, fc.integer({ min: 1000, max: 250_000 }), fc.integer({ min: 0, max: 300_000 }))

const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const orders = [
  ['stocknum', 'make', 'model', 'comments', 'km', 'price'],
  ['price', 'stocknum', 'make', 'model', 'km', 'comments'],
]

test('FEED-03 FEED-04 a CSV file cut at any byte of its last 500 publishes nothing wrong, and says that it is cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 12, maxLength: 16 }),
      fc.constantFrom(...orders),
      fc.constantFrom('\n', '\r\n'),
      async (rows, order, newline) => {
        const lines = rows.map(([comments, price, km], index) => {
          const values: Record<string, string> = {
            stocknum: `U${1000 + index}`,
            make: 'Kia',
            model: 'Rio',
            comments: quoted(comments),
            km: String(km),
            price: String(price),
          }
          return order.map((name) => values[name]).join(',') + newline
        })
        const bytes = new TextEncoder().encode(`${order.join(',')}${newline}${lines.join('')}`)
        const whole = await said(bytes, strict)
        const header = order.join(',').length + newline.length
        for (let cut = 1; cut <= 500 && cut < bytes.length - header; cut += 1) {
          const { records, facts } = await readAll(bytes.subarray(0, bytes.length - cut), strict)
          for (const { car } of records) expect([cut, whole.get(car.stocknum)]).toEqual([cut, JSON.stringify(car)])
          const atRowEnd = new TextDecoder().decode(bytes.subarray(0, bytes.length - cut)).endsWith(newline)
          if (!atRowEnd) expect([cut, facts.cut]).toEqual([cut, true])
        }
      },
    ),
    { numRuns: 12 },
  )
})

const csv = 'stock,make,model,km,price\nA1,Kia,Rio,10,20043\nA2,Kia,Rio,20,30043\n'

test.each([
  ['inside its last value', csv.slice(0, -4), 'without a line end'],
  ['before its last value', csv.slice(0, -8), 'in the middle'],
  ['inside quotation marks', `${csv}A3,Kia,"Rio`, 'in the middle'],
  ['between the two signs of a line end', `${csv.replaceAll('\n', '\r\n').slice(0, -1)}`, 'in the middle'],
  ['and ended by the program that wrote it', `${csv.slice(0, -8)}\n`, 'in the middle'],
])('FEED-04 a file cut %s loses that row only, with the reason', async (_, content, words) => {
  const { rows, facts } = await readAll(content, strict)
  expect(rows.at(-1)).toMatchObject({
    kind: 'rejected',
    key: null,
    issues: [{ reason: expect.stringContaining(words) }],
  })
  expect(rows.slice(0, -1).every(({ kind }) => kind === 'car')).toBe(true)
  expect(facts.cut).toBe(true)
})

test('FEED-04 lines behind a quotation mark that the cut left open are no cars', async () => {
  const { rows } = await readAll(
    'stock,make,model,notes\nA1,Kia,Rio,"Come in:\nwe sell, cars, now\nand trucks\n',
    strict,
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['rejected', 'rejected', 'rejected'])
})

test('FEED-01 files of a sender that never writes the last line end are read whole; a footer cuts nothing', async () => {
  const open = await readAll(csv.trimEnd(), client('generic', { mayEndOpen: true }))
  expect(open.records).toHaveLength(2)
  expect(open.facts).toMatchObject({ cut: false, endsOpen: true })
  const ended = await readAll(`${csv}Total 2\n`, strict)
  expect(ended.records).toHaveLength(2)
  expect(ended.facts).toMatchObject({ cut: false, endsOpen: false })
})

test('FEED-04 NDJSON that ends in the middle of its last object is cut', async () => {
  const line = '{"make":"Kia","model":"Rio","price":20043}'
  const cut = await readAll(`${line}\n${line.slice(0, -4)}`, strict)
  expect(cut.rows.map(({ kind }) => kind)).toEqual(['car', 'rejected'])
  expect(cut.facts.cut).toBe(true)
  expect((await readAll(`${line}\n${line}`, strict)).facts.cut).toBe(false)
})
