import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { feedCar, feedHarness, type FeedHarness } from './feedHarness'

let feed: FeedHarness
let old: string
let next: string

const addClient = async (name: string): Promise<string> => {
  const sql =
    'INSERT INTO feed_clients (tenant_id, name, active, fetch_photos) VALUES ($1, $2, true, false) RETURNING id'
  return String((await feed.pool.query(sql, [feed.tenantId, name])).rows[0].id)
}
const switchOff = (id: string) => feed.pool.query('UPDATE feed_clients SET active = false WHERE id = $1', [id])
const deliver = (clientId: string, cars: Iterable<unknown>, request = {}) =>
  feed.deliver(cars, { clientId, ...request })

beforeAll(async () => {
  feed = await feedHarness()
})
afterAll(() => feed.stop())
beforeEach(async () => {
  await feed.pool.query('DELETE FROM cars')
  await feed.pool.query('DELETE FROM feed_clients')
  old = await addClient('Old yard')
  next = await addClient('New yard')
})

const CARS = 20
const vin = (index: number) => `6T153BK360X0707${String(10 + index)}`
const stock = (count = CARS, from = 0) =>
  Array.from({ length: count }, (_, index) => feedCar(from + index, { vin: vin(from + index) }))
const live = async () => (await feed.cars()).filter(({ status }) => status === 'in_stock')

test('FEED-05 the feed switched off, the same file by a new one: no car twice, addresses and staff’s words kept', async () => {
  await deliver(old, stock())
  await feed.pool.query(`UPDATE cars SET price = 1, feed_locks = '["price"]' WHERE stocknum = 'U1003'`)
  const before = await feed.cars()
  await switchOff(old)
  const trial = await deliver(next, stock(), { dryRun: true })
  expect(trial.run).toMatchObject({ created: 0, unchanged: CARS })
  const { run } = await deliver(next, stock())
  expect(run).toMatchObject({ state: 'done', created: 0, unchanged: CARS, advised: 0, message: null })
  expect((await feed.cars()).map(({ id, slug, price }) => [id, slug, price])).toEqual(
    before.map(({ id, slug, price }) => [id, slug, price]),
  )
  expect((await deliver(next, stock(16))).run).toMatchObject({ missing: 4, unchanged: 16 })
  expect(await live()).toHaveLength(16)
})

test('FEED-05 the feed deleted, the same file by a new one: no car twice, none without an owner', async () => {
  await deliver(old, stock())
  await feed.pool.query('DELETE FROM feed_clients WHERE id = $1', [old])
  expect((await deliver(next, stock())).run).toMatchObject({ created: 0 })
  expect(await feed.cars()).toHaveLength(CARS)
  const { rows } = await feed.pool.query('SELECT count(*)::int FROM feed_items WHERE client_id = $1', [next])
  expect(rows[0].count).toBe(CARS)
})

test('FEED-05 a car the old feed missed comes back with the new one; what only the old one had is told', async () => {
  await deliver(old, stock())
  await deliver(old, stock(18, 2))
  await switchOff(old)
  const { run } = await deliver(next, stock(15))
  expect(run).toMatchObject({ created: 0, returned: 2, message: expect.stringContaining('5 cars for sale') })
  expect(await live()).toHaveLength(CARS)
})

test('FEED-05 cars without numbers are taken over by what identifies them', async () => {
  const plain = Array.from({ length: 5 }, (_, index) => ({
    make: 'Kia',
    model: 'Rio',
    km: 1000 + index,
    colour: 'Red',
  }))
  await deliver(old, [...plain, plain[0]])
  await switchOff(old)
  expect((await deliver(next, [...plain, plain[0]])).run).toMatchObject({ created: 0, unchanged: 6 })
})

test('FEED-05 two live feeds with the same stock number and VIN: both stand, and the sender is told to choose', async () => {
  await deliver(old, stock(3))
  const { run } = await deliver(next, [...stock(3), feedCar(50, { vin: vin(50) })])
  expect(run).toMatchObject({ created: 4, advised: 3 })
  const [told] = await feed.outcomes(run.id)
  expect(told.issues[0]).toMatchObject({ field: 'stocknum', reason: expect.stringContaining("'Old yard'") })
  await deliver(old, [feedCar(0, { vin: vin(0), status: 'sold' }), ...stock(2, 1)])
  const again = await deliver(next, [...stock(3).map((car) => ({ ...car, km: 7 })), feedCar(50, { vin: vin(50) })])
  expect(again.run).toMatchObject({ updated: 3, advised: 2 })
})
