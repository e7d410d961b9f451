import { afterAll, beforeAll, expect, test } from 'vitest'
import { feedHarness, type FeedHarness } from './feedHarness'

let feed: FeedHarness

beforeAll(async () => {
  feed = await feedHarness()
})
afterAll(() => feed.stop())

const lines: [column: string, field: string, translation: string | null][] = [
  ['No', 'stocknum', null],
  ['Mk', 'make', null],
  ['Md', 'model', null],
  ['St', 'status', 'S = sold\nA = available'],
  ['Fl', 'fuel', 'D = Diesel'],
]

const deliver = (content: string) => {
  const bytes = async function* () {
    yield new TextEncoder().encode(content)
  }
  return feed.deliver([], { bytes: bytes() })
}

test('FEED-01 a mapping translates values; a new translation is taken with the next file, even if that says the same', async () => {
  await feed.pool.query("UPDATE feed_clients SET profile = 'custom' WHERE id = $1", [feed.clientId])
  for (const [order, [column, field, translation]] of lines.entries()) {
    await feed.pool.query(
      `INSERT INTO feed_clients_mapping (_order, _parent_id, id, "column", field, translation) VALUES ($1, $2, $3, $4, $5, $6)`,
      [order + 1, feed.clientId, `line${order}`, column, field, translation],
    )
  }
  const file = 'No;Mk;Md;St;Fl\nT1;Kia;Rio;S;D\nT2;Kia;Rio;A;D\nT3;Kia;Rio;R;D\n'
  expect((await deliver(file)).run).toMatchObject({ created: 3, advised: 1 })
  expect((await feed.cars()).map(({ status, fuel }) => [status, fuel])).toEqual([
    ['sold', 'Diesel'],
    ['in_stock', 'Diesel'],
    ['pending', 'Diesel'],
  ])
  await feed.pool.query(
    "UPDATE feed_clients_mapping SET translation = translation || E'\\nR = available' WHERE field = 'status'",
  )
  expect((await deliver(file)).run).toMatchObject({ updated: 1, unchanged: 2, advised: 0 })
  expect(await feed.statuses()).toEqual({ T1: 'sold', T2: 'in_stock', T3: 'in_stock' })
})
