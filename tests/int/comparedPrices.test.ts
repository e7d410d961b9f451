import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { comparableQueries, readComparisons } from '@/src/domain/search/query/comparableStock'
import { type ComparedCount, comparedOf } from '@/src/domain/stock/pricing/priceRating'
import { shownPrice } from '@/src/domain/stock/pricing/shownPrice'
import { stockSync } from './stockSync'

const MINIMUM = 3

let payload: Payload
let pool: Pool
let tenants: string[]
let sync: () => Promise<unknown>
let end: () => Promise<void>

beforeAll(async () => {
  ;({ payload, pool, sync, end } = await stockSync())
  const made = ['harbour-city', 'second-gear'].map((slug) =>
    payload.create({
      collection: 'tenants',
      data: {
        name: slug,
        slug,
        template: 'default',
        websiteId: slug,
        settings: { 'vdp.minComparables': MINIMUM },
      },
    }),
  )
  tenants = (await Promise.all(made)).map(({ id }) => id)
})
afterAll(() => end())

const createCar = (changes: Record<string, unknown>) =>
  payload.create({
    collection: 'cars',
    data: {
      tenant: tenants[0] ?? '',
      car_type: 'used',
      item_type: 'car',
      status: 'in_stock',
      show_on_dealer_website: true,
      make: 'Toyota',
      model: 'Corolla',
      year: 2021,
      km: 40_000,
      price: 25_000,
      ...changes,
    },
  })

/** Every combination of what the comparison looks at, at prices of their own. */
const variety = async (): Promise<void> => {
  let number = 0
  for (const model of ['Corolla', 'HiLux'])
    for (const year of [2017, 2020, 2021, 2024])
      for (const km of [null, 20_000, 70_000])
        for (const tenant of tenants) {
          number += 1
          await createCar({ model, year, km, tenant, price: 20_000 + ((number * 7_919) % 9_000) })
        }
  for (const badge of ['GX', 'GX', 'GX', 'GX', 'ZR', ''])
    await createCar({ car_type: 'new', km: 10, badge, price: 30_000 + (number += 50) })
  await createCar({ price: 900 })
  await createCar({ price: 1 })
  await createCar({ status: 'sold', sold_date_timestamp: new Date().toISOString() })
  await createCar({ show_on_dealer_website: false })
  await createCar({ price: 29_000, offer_price: 19_000 })
}

/** The same by the engine, as the car's own page asks it. */
const byEngine = async (id: string): Promise<ComparedCount | null> => {
  const { toCar } = await import('@/src/data/cars/toCar')
  const { stockEngine } = await import('@/src/services/search/engine')
  const car = toCar(await payload.findByID({ collection: 'cars', id, depth: 1 }))
  const price = shownPrice(car)
  if (price === null) return null
  const ranges = readComparisons(car, await stockEngine().searchCards(comparableQueries(car))).map(({ prices }) => {
    const list = Object.entries(prices)
    const countOf = (entries: [string, number][]) => entries.reduce((sum, [, count]) => sum + count, 0)
    return { count: countOf(list), dearer: countOf(list.filter(([other]) => Number(other) > price)) }
  })
  return comparedOf(ranges, MINIMUM)
}

const shownOn = async (id: string) => {
  const { payloadStockReader } = await import('@/src/jobs/index/payloadStockReader')
  const built = (await payloadStockReader(payload).read([id])).get(id)
  return built?.kind === 'document' ? built.document : null
}

test('ALRT-08 a card counts the like cars that its page counts, and is indexed again when their number changes', async () => {
  const { comparePrices } = await import('@/src/jobs/index/comparedPrices')
  await variety()
  await sync()
  const told = await comparePrices(pool)
  const { docs } = await payload.find({
    collection: 'cars',
    pagination: false,
    where: { status: { equals: 'in_stock' } },
  })
  const shown = docs.filter((car) => car.show_on_dealer_website)
  let mentioned = 0
  for (const car of shown) {
    const expected = await byEngine(car.id)
    expect((await shownOn(car.id))?.compared ?? null, `${car.year} ${car.model} ${car.km} km`).toEqual(expected)
    if (expected) mentioned += 1
  }
  expect(mentioned).toBeGreaterThan(10)
  expect(mentioned).toBeLessThan(shown.length)
  expect(told).toBeGreaterThanOrEqual(mentioned)

  await sync()
  expect(await comparePrices(pool)).toBe(0)
  const cheap = await createCar({ price: 15_000 })
  await sync()
  expect(await comparePrices(pool)).toBeGreaterThan(0)
  const reasons = await pool.query('SELECT DISTINCT reason FROM stock_changes WHERE processed_at IS NULL')
  expect(reasons.rows).toEqual([{ reason: 'prices' }])
  expect((await shownOn(cheap.id))?.compared).toEqual(await byEngine(cheap.id))
  await payload.update({ collection: 'cars', id: cheap.id, data: { price: 60_000 } })
  expect(await shownOn(cheap.id), 'another price, not compared yet').not.toHaveProperty('compared')
  await payload.delete({ collection: 'cars', id: cheap.id })
  const { rows } = await pool.query('SELECT count(*)::int AS left FROM price_comparisons WHERE car_id = $1', [cheap.id])
  expect(rows).toEqual([{ left: 0 }])
})

test('VDP-28 VDP-39 a price below the market average is said instead, but not of a reserved car', async () => {
  const autograb_data = { average_market_price: 27_000, state_average_market_price: 26_500 }
  const car = await createCar({ make: 'Kia', model: 'Rio', autograb_data })
  expect(await shownOn(car.id)).toMatchObject({ below_market: 2_000 })
  await payload.update({ collection: 'cars', id: car.id, data: { reserved: true } })
  expect(await shownOn(car.id)).not.toHaveProperty('below_market')
})
