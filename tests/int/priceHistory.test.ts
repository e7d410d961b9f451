import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { priceHistory } from '@/src/domain/stock/pricing/priceHistory'
import { shownPrice } from '@/src/domain/stock/pricing/shownPrice'
import { daysAtOrAbove, type PricePeriod } from '@/src/domain/stock/pricing/wasPriceReason'
import { other as stranger, own, payload, send, setUpTwoDealerships, who } from './access/twoDealerships'

// The cache of pages exists only inside Next.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))

setUpTwoDealerships()

let pool: pg.Pool
beforeAll(() => {
  pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 2 })
})
afterAll(() => pool.end())

const rows = async (sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows
const history = (id: string) =>
  rows('SELECT price::int, offer_price::int, listed FROM price_history WHERE car_id = $1 ORDER BY id', [id])
const daysOf = async (id: string): Promise<number | null> => {
  const [row] = await rows('SELECT before_price_days::float AS days FROM cars WHERE id = $1', [id])
  return row.days
}
const makeCar = (changes: Record<string, unknown> = {}) =>
  payload.create({
    collection: 'cars',
    data: {
      tenant: own.tenant,
      make: 'Toyota',
      model: 'Corolla',
      year: 2022,
      car_type: 'used',
      item_type: 'car',
      status: 'in_stock',
      show_on_dealer_website: true,
      price: 30_000,
      ...changes,
    },
  })
const update = (id: string, data: Record<string, unknown>) => payload.update({ collection: 'cars', id, data })
/** As if everything recorded of the car so far had happened that many days earlier. */
const age = (id: string, days: number) =>
  rows(`UPDATE price_history SET changed_at = changed_at - make_interval(hours => $2) WHERE car_id = $1`, [
    id,
    Math.round(days * 24),
  ])
const setRule = (settings: Record<string, unknown>) =>
  payload.update({ collection: 'tenants', id: own.tenant, data: { settings } })

/** What each reader says of a car's was-price. */
const shown = async (id: string) => {
  const { payloadStockReader } = await import('@/src/jobs/index/payloadStockReader')
  const { plainStockList } = await import('@/src/data/search/plainStockList')
  const { toCar } = await import('@/src/data/cars/toCar')
  const { emptySearchState } = await import('@/src/domain/search/url/SearchState')
  const { settingDefaults } = await import('@/tenants/settings/buildSettings')
  const built = (await payloadStockReader(payload).read([id])).get(id)
  const site = { id: own.tenant, slug: own.slug, memberIds: [own.tenant], settings: settingDefaults }
  const list = await plainStockList(site, { ...emptySearchState, refinements: { make: ['Toyota'] } }, null)
  const visitor = await send(who.anonymous, 'GET', `/cars/${id}`)
  return {
    search: built?.kind === 'document' ? built.document.before_price : built,
    plainList: list.hits.find((hit) => hit.id === id)?.before_price,
    page: toCar(await payload.findByID({ collection: 'cars', id, depth: 1 })).before_price,
    api: visitor.body.before_price,
  }
}
const everywhere = (value: number | null) => ({ search: value, plainList: value, page: value, api: value })

describe('price history', () => {
  test('LAW-05 single edits, bulk inserts and bulk updates are all recorded, and only real changes', async () => {
    const car = await makeCar()
    await update(car.id, { colour: 'Red' })
    await update(car.id, { price: 28_000 })
    await update(car.id, { status: 'sold' })
    expect(await history(car.id)).toEqual([
      { price: 30_000, offer_price: null, listed: true },
      { price: 28_000, offer_price: null, listed: true },
      { price: 28_000, offer_price: null, listed: false },
    ])
    const [bulk] = await rows(
      `INSERT INTO cars (tenant_id, make, model, status, show_on_dealer_website, price)
       SELECT $1, 'Kia', 'Rio', 'in_stock', true, n FROM generate_series(1001, 1003) n RETURNING id`,
      [own.tenant],
    )
    await rows(`UPDATE cars SET price = price + 10 WHERE make = 'Kia' AND model = 'Rio' AND price < 1100`)
    expect((await history(bulk.id)).map(({ price }) => price)).toEqual([1001, 1011])
    expect(
      await rows(
        `SELECT count(*)::int AS n FROM price_history JOIN cars ON cars.id = car_id WHERE model = 'Rio' AND cars.price < 1100`,
      ),
    ).toEqual([{ n: 6 }])
    await payload.delete({ collection: 'cars', id: car.id })
    expect(await history(car.id)).toEqual([])
  })

  test('LAW-05 a bulk write after single edits of the same session stays quick', async () => {
    const client = await pool.connect()
    try {
      await client.query(`BEGIN; SET LOCAL statement_timeout = '15s'`)
      for (const price of [1, 2])
        await client.query('UPDATE cars SET price = $1 WHERE id = $2', [price, own.freshCar()])
      await client.query(
        `INSERT INTO cars (tenant_id, make, model, price) SELECT $1, 'Bulk', 'Car', n FROM generate_series(1, 10000) n`,
        [own.tenant],
      )
      await client.query(`UPDATE cars SET price = price + 1 WHERE make = 'Bulk'`)
      const { rows: noted } = await client.query(
        `SELECT count(*)::int AS n FROM price_history JOIN cars ON cars.id = car_id WHERE make = 'Bulk'`,
      )
      expect(noted).toEqual([{ n: 20_000 }])
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
  })

  test('LAW-05 the database counts days, and takes the shown price, as the rule in words does', async () => {
    const car = await makeCar()
    const amount = fc.option(fc.constantFrom(5, 10, 11, 19_000, 20_000, 20_001, 30_000))
    const period = fc.record({
      hours: fc.integer({ min: 0, max: 300 }),
      price: amount,
      offer_price: amount,
      listed: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(period, { maxLength: 6 }), async (drawn) => {
        let ago = drawn.reduce((sum, { hours }) => sum + hours, 0)
        const now = new Date()
        const periods: PricePeriod[] = drawn.map(({ hours, ...rest }) => {
          const from = new Date(now.getTime() - ago * 3_600_000).toISOString()
          ago -= hours
          return { from, ...rest }
        })
        await rows('DELETE FROM price_history WHERE car_id = $1', [car.id])
        await rows(
          `INSERT INTO price_history (car_id, tenant_id, price, offer_price, listed, source, changed_at)
           SELECT $1, $2, price, offer_price, listed, 'edit', "from" FROM jsonb_to_recordset($3::jsonb)
             AS p("from" timestamptz, price numeric, offer_price numeric, listed boolean)`,
          [car.id, own.tenant, JSON.stringify(periods)],
        )
        const [counted] = await rows('SELECT days_advertised($1, 20000)::float AS days', [car.id])
        expect(counted.days).toBeCloseTo(daysAtOrAbove(periods, 20_000, now), 3)
        for (const { price, offer_price } of drawn) {
          const [same] = await rows('SELECT shown_price($1, $2)::int AS dollars', [price, offer_price])
          expect(same.dollars).toBe(shownPrice({ price, offer_price }))
        }
      }),
      { numRuns: 40 },
    )
  })
})

test('LAW-05 a page’s price history is the car’s own, by its dealership’s rule, and of no other site', async () => {
  const { getPriceHistory } = await import('@/src/data/cars/getPriceHistory')
  const car = await makeCar({ price: 31_000, price_type: 'egc', slug: 'history-of-a-car' })
  await age(car.id, 9)
  await update(car.id, { price: 29_000 })
  const site = { id: own.tenant, memberIds: [own.tenant] }
  const of = { id: car.id, slug: String(car.slug) }
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  const history = await getPriceHistory(site, of)
  expect(asked).toHaveBeenCalledTimes(1)
  asked.mockRestore()
  expect(history?.minDays).toBe(7)
  expect(history && priceHistory(history.periods, history.minDays, new Date())).toMatchObject({
    daysListed: 9,
    points: [{ dollars: 31_000 }, { dollars: 29_000 }],
  })
  await setRule({ 'price.checkWasPrice': false })
  expect((await getPriceHistory(site, of))?.minDays).toBe(0)
  await setRule({})
  expect(await getPriceHistory({ id: stranger.tenant, memberIds: [stranger.tenant] }, of)).toBeNull()
})

describe('a was-price', () => {
  test('LAW-05 shows nowhere before the car was advertised at it for 7 days, and everywhere after', async () => {
    const car = await makeCar()
    await age(car.id, 6.5)
    await update(car.id, { price: 27_000, before_price: 30_000 })
    expect(await shown(car.id)).toEqual(everywhere(null))
    const staff = await send(who.marketer, 'GET', `/cars/${car.id}`)
    expect(staff.body.before_price).toBe(30_000)
    expect((await send(who.anonymous, 'GET', `/cars/${car.id}`)).body).not.toHaveProperty('before_price_days')

    const other = await makeCar()
    await age(other.id, 7.5)
    await update(other.id, { price: 27_000, before_price: 30_000 })
    expect(await shown(other.id)).toEqual(everywhere(30_000))
    expect(await daysOf(other.id)).toBeCloseTo(7.5, 1)
  })

  test('LAW-05 waiting at the lower price, or hidden from shoppers, earns it nothing', async () => {
    const waiting = await makeCar()
    await update(waiting.id, { price: 27_000, before_price: 30_000 })
    await age(waiting.id, 60)
    await update(waiting.id, { colour: 'Blue' })
    expect((await shown(waiting.id)).page).toBeNull()

    const hidden = await makeCar({ show_on_dealer_website: false })
    await age(hidden.id, 60)
    await update(hidden.id, { show_on_dealer_website: true, price: 27_000, before_price: 30_000 })
    expect((await shown(hidden.id)).page).toBeNull()
  })

  test('LAW-05 dearer than ever advertised is refused; days at a dearer price and of several stretches count', async () => {
    const car = await makeCar({ price: 31_000 })
    await age(car.id, 4)
    await update(car.id, { price: 29_000 })
    await age(car.id, 10)
    await update(car.id, { price: 30_000 })
    await age(car.id, 4)
    await update(car.id, { price: 27_000, before_price: 30_000 })
    expect((await shown(car.id)).page).toBe(30_000)
    await update(car.id, { before_price: 30_001 })
    expect((await shown(car.id)).page).toBeNull()
    await update(car.id, { before_price: null })
    expect(await daysOf(car.id)).toBeNull()
  })

  test("LAW-05 the days are the dealership's own setting, and it may switch the check off", async () => {
    const car = await makeCar()
    await age(car.id, 3)
    await update(car.id, { price: 27_000, before_price: 30_000 })
    await setRule({ 'price.wasPriceMinDays': 2 })
    expect(await shown(car.id)).toEqual(everywhere(30_000))
    await setRule({ 'price.wasPriceMinDays': 5 })
    expect(await shown(car.id)).toEqual(everywhere(null))
    await setRule({ 'price.wasPriceMinDays': 5, 'price.checkWasPrice': false })
    expect(await shown(car.id)).toEqual(everywhere(30_000))
    await setRule({})
  })

  test('LAW-05 nobody can write the days, and an edit through the API keeps the stored was-price', async () => {
    const car = await makeCar()
    await send(who.marketer, 'PATCH', `/cars/${car.id}`, { before_price: 33_000, before_price_days: 99 })
    await rows('UPDATE cars SET before_price_days = 99 WHERE id = $1', [car.id])
    expect(await daysOf(car.id)).toBe(0)
    const edited = await send(who.feedClient, 'PATCH', `/cars/${car.id}`, { colour: 'Green' })
    expect(edited.status, edited.text).toBe(200)
    expect(await rows('SELECT before_price::int FROM cars WHERE id = $1', [car.id])).toEqual([{ before_price: 33_000 }])
  })
})
