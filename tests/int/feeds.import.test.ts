import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { feedCar, feedHarness, type FeedHarness } from './feedHarness'

let feed: FeedHarness

beforeAll(async () => {
  feed = await feedHarness()
})
afterAll(() => feed.stop())
beforeEach(async () => {
  await feed.pool.query('DELETE FROM cars')
  await feed.pool.query('DELETE FROM feed_runs')
  await feed.pool.query('UPDATE feed_clients SET last_sequence = NULL')
  await feed.pool.query('DELETE FROM stock_changes')
})

const stock = (count: number, from = 0) => Array.from({ length: count }, (_, index) => feedCar(from + index))

describe('a delivery', () => {
  test('FEED-04 FEED-05 new cars land once; the same file again changes nothing and says so', async () => {
    const first = await feed.deliver(stock(12))
    expect(first.run).toMatchObject({ state: 'done', rows: 12, created: 12, updated: 0, unchanged: 0, rejected: 0 })
    const before = await feed.cars()
    const again = await feed.deliver(stock(12))
    expect(again.run).toMatchObject({ state: 'done', rows: 12, created: 0, updated: 0, unchanged: 12 })
    expect(await feed.cars()).toEqual(before)
    expect((await feed.pool.query('SELECT count(*)::int FROM stock_changes')).rows[0].count).toBe(12)
  })

  test('FEED-04 good rows land when others fail; the bad ones say why', async () => {
    const { run } = await feed.deliver([feedCar(1), { stocknum: 'X', price: 1 }, feedCar(2), feedCar(1, { price: 99 })])
    expect(run).toMatchObject({ state: 'done', rows: 4, created: 2, rejected: 1, skipped: 1 })
    const told = await feed.outcomes(run.id)
    expect(told).toMatchObject([
      { line: 2, outcome: 'rejected' },
      { line: 4, outcome: 'skipped', issues: [{ value: 'U1001', reason: expect.stringContaining('Row 1') }] },
    ])
  })

  test('FEED-04 a price that moved implausibly is stored and told', async () => {
    await feed.deliver([feedCar(1, { price: 20_043 }), feedCar(2)])
    const { run } = await feed.deliver([feedCar(1, { price: 20 }), feedCar(2, { price: 14_000 })])
    expect(run).toMatchObject({ updated: 2, advised: 1 })
    expect(await feed.outcomes(run.id)).toMatchObject([
      { line: 1, outcome: 'updated', issues: [{ field: 'price', reason: expect.stringContaining('$20,043 to $20 ') }] },
    ])
  })

  test('FEED-06 what a feed does not send stays; locked fields are the dealership’s', async () => {
    await feed.deliver([feedCar(1), feedCar(2)])
    await feed.pool.query(`UPDATE cars SET price = 1, tag = 'Ours', feed_locks = '["price"]' WHERE stocknum = 'U1001'`)
    const { run } = await feed.deliver([feedCar(1, { price: 777, km: 5 }), feedCar(2)])
    expect(run).toMatchObject({ updated: 1, unchanged: 1 })
    expect((await feed.cars())[0]).toMatchObject({ price: '1', km: '5', tag: 'Ours' })
    const { rows } = await feed.pool.query(
      "SELECT record->>'price' AS price FROM feed_items WHERE feed_key = 'S:U1001'",
    )
    expect(rows[0].price).toBe('777')
  })

  test('FEED-05 a car entered by hand is taken over by its number or VIN, once, with its address', async () => {
    const insert = `INSERT INTO cars (tenant_id, make, model, stocknum, vin, slug) VALUES ($1, 'Mazda', '3', $2, $3, $4)`
    await feed.pool.query(insert, [feed.tenantId, 'u1001', null, 'kept'])
    await feed.pool.query(insert, [feed.tenantId, null, 'jtnku3je60j021675', 'kept-too'])
    const { run } = await feed.deliver([feedCar(1), feedCar(2, { vin: 'JTNKU3JE60J021675' }), feedCar(3)])
    expect(run).toMatchObject({ created: 1, updated: 2 })
    expect((await feed.cars()).map(({ slug }) => slug)).toEqual(['kept', 'kept-too', expect.stringContaining('u1003')])
  })

  test('RTE-01 like cars get addresses of their own', async () => {
    const like = Array.from({ length: 30 }, (_, index) => ({
      make: 'Kia',
      model: 'Rio',
      vin: `KNADN512BC67${10000 + index}`,
    }))
    await feed.deliver(like)
    const slugs = (await feed.cars()).map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(30)
    expect(slugs).toContain('kia-rio-30')
  })

  test('FEED-04 a trial run reports the same and stores nothing', async () => {
    await feed.deliver(stock(10))
    const file = [...stock(8, 1), { stocknum: 'X' }, feedCar(2), feedCar(3, { price: 1 }), feedCar(50)]
    const trial = await feed.deliver(file, { dryRun: true })
    const stored = await feed.statuses()
    const real = await feed.deliver(file)
    const counts = ({ rows, created, updated, unchanged, skipped, rejected, missing }: Record<string, unknown>) => ({
      rows,
      created,
      updated,
      unchanged,
      skipped,
      rejected,
      missing,
    })
    expect(counts(trial.run)).toEqual(counts(real.run))
    expect(trial.run.missing).toBe(2)
    expect(Object.values(stored).filter((status) => status === 'in_stock')).toHaveLength(10)
    const dropped = ({ line, outcome, issues }: Record<string, unknown>) => ({ line, outcome, issues })
    expect((await feed.outcomes(trial.runId)).map(dropped)).toEqual((await feed.outcomes(real.runId)).map(dropped))
  })
})

describe('what is missing from a snapshot', () => {
  test('FEED-03 becomes sold with its time; back again it is in stock at its old address', async () => {
    await feed.deliver(stock(10))
    const [before] = await feed.cars()
    const { run } = await feed.deliver(stock(9, 1))
    expect(run).toMatchObject({ state: 'done', missing: 1, unchanged: 9 })
    expect((await feed.cars())[0]).toMatchObject({ status: 'sold', sold: true, sold_date_timestamp: expect.any(Date) })
    const back = await feed.deliver(stock(10))
    expect(back.run).toMatchObject({ updated: 1, unchanged: 9, returned: 1 })
    expect((await feed.cars())[0]).toMatchObject({
      status: 'in_stock',
      sold: false,
      sold_date_timestamp: null,
      slug: before.slug,
    })
  })

  test('FEED-03 a delta takes nothing away', async () => {
    await feed.deliver(stock(10))
    expect((await feed.deliver([feedCar(1, { price: 2 })], { mode: 'delta' })).run).toMatchObject({
      state: 'done',
      updated: 1,
      missing: 0,
    })
    expect(new Set(Object.values(await feed.statuses()))).toEqual(new Set(['in_stock']))
  })

  test('FEED-03 a sold car the dealership marked, still in the file, stays sold', async () => {
    await feed.deliver(stock(4))
    await feed.pool.query("UPDATE cars SET status = 'sold', sold = true WHERE stocknum = 'U1001'")
    await feed.deliver([feedCar(0), feedCar(1, { price: 5 }), feedCar(2), feedCar(3)])
    expect((await feed.statuses()).U1001).toBe('sold')
  })

  test('FEED-03 FEED-04 a row that cannot be used still says its car is there: it stays, also in a trial', async () => {
    await feed.deliver(stock(10))
    const unusable = { stocknum: 'U1009', price: 1 }
    const trial = await feed.deliver([...stock(9), unusable], { dryRun: true })
    expect(trial.run).toMatchObject({ state: 'done', rejected: 1, missing: 0 })
    const { run } = await feed.deliver([...stock(9), unusable])
    expect(run).toMatchObject({ state: 'done', unchanged: 9, rejected: 1, missing: 0 })
    expect((await feed.statuses()).U1009).toBe('in_stock')
  })

  test('FEED-03 a status the feed sends counts, and a locked one does not leave', async () => {
    await feed.deliver(stock(10))
    await feed.pool.query(`UPDATE cars SET feed_locks = '["status"]' WHERE stocknum = 'U1009'`)
    await feed.deliver([feedCar(0, { status: 'sold' }), ...stock(8, 1)])
    expect(await feed.statuses()).toMatchObject({ U1000: 'sold', U1001: 'in_stock', U1009: 'in_stock' })
    await feed.deliver([feedCar(0, { status: 'in_stock' }), ...stock(8, 1)])
    expect((await feed.statuses()).U1000).toBe('in_stock')
  })

  test('FEED-03 more than 30% of the stock: held, and nothing goes; also when no row can be read', async () => {
    await feed.deliver(stock(10))
    const { run } = await feed.deliver(stock(6))
    expect(run).toMatchObject({ state: 'held', missing: 4, message: expect.stringContaining('4 of 10') })
    const empty = await feed.deliver([{ stocknum: 'nothing' }])
    expect(empty.run).toMatchObject({ state: 'held', rejected: 1, missing: 10 })
    expect(new Set(Object.values(await feed.statuses()))).toEqual(new Set(['in_stock']))
    expect((await feed.deliver(stock(7))).run).toMatchObject({ state: 'done', missing: 3 })
  })
})

describe('order', () => {
  test('FEED-05 older or equal sequence numbers are refused; a held run counts', async () => {
    await feed.deliver(stock(10), { sequence: 5 })
    await expect(feed.deliver(stock(10), { sequence: 5 })).rejects.toMatchObject({ code: 'stale_sequence' })
    expect((await feed.deliver(stock(2), { sequence: 6 })).run.state).toBe('held')
    await expect(feed.deliver(stock(10), { sequence: 6 })).rejects.toMatchObject({ code: 'stale_sequence' })
    expect((await feed.deliver(stock(10), { sequence: 7 })).run.state).toBe('done')
  })

  test('FEED-05 the same key and file is answered with the stored report; another file is refused', async () => {
    const first = await feed.deliver(stock(3), { idempotencyKey: 'a', sequence: 1 })
    const again = await feed.deliver(stock(3), { idempotencyKey: 'a', sequence: 1 })
    expect(again).toMatchObject({ replayed: true, runId: first.runId })
    await expect(feed.deliver(stock(2), { idempotencyKey: 'a', sequence: 1 })).rejects.toMatchObject({
      code: 'key_reused',
    })
    await expect(feed.deliver(stock(3), { idempotencyKey: 'a', sequence: 2 })).rejects.toMatchObject({
      code: 'key_reused',
    })
  })

  test('FEED-05 two deliveries of one feed never interleave; the second is told which run works', async () => {
    let release: () => void = () => undefined
    const gate = new Promise<void>((resolve) => (release = resolve))
    const slow = async function* () {
      yield new TextEncoder().encode(`${JSON.stringify(feedCar(1))}\n`)
      await gate
      yield new TextEncoder().encode(`${JSON.stringify(feedCar(2))}\n`)
    }
    const first = feed.deliver([], { bytes: slow() })
    const running = async () => (await feed.pool.query("SELECT id FROM feed_runs WHERE state = 'running'")).rows[0]?.id
    while (!(await running())) continue
    const runId = await running()
    await expect(feed.deliver(stock(1))).rejects.toMatchObject({ code: 'run_in_progress', runId })
    release()
    expect((await first).run).toMatchObject({ state: 'done', created: 2 })
  })

  test('FEED-05 a sender that stops in the middle: rows before it stay, nothing goes, the retry ends as one run would', async () => {
    await feed.deliver(stock(1200))
    const changed = stock(800, 100).map((car) => ({ ...car, price: 5 }))
    const broken = async function* () {
      for (const car of changed.slice(0, 700)) yield new TextEncoder().encode(`${JSON.stringify(car)}\n`)
      throw new Error('connection lost')
    }
    await expect(feed.deliver([], { bytes: broken(), idempotencyKey: 'k' })).rejects.toThrow('connection lost')
    const { rows } = await feed.pool.query("SELECT state, missing::int FROM feed_runs WHERE idempotency_key = 'k'")
    expect(rows).toEqual([{ state: 'interrupted', missing: 0 }])
    expect(Object.values(await feed.statuses()).filter((status) => status !== 'in_stock')).toEqual([])
    const { run } = await feed.deliver(changed, { idempotencyKey: 'k' })
    expect(run).toMatchObject({ state: 'held', rows: 800, missing: 400 })
  })
})
