import { expect, test } from 'vitest'
import { stockDocumentFixture } from '@/src/domain/search/index/stockDocument.testing'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { brandFrom, driveAwayFrom, fuelsOf, isStockPrice, withNewPrices, withStockPrice } from './stockPrice'
import { allHere } from '@/src/domain/site/allHere.testing'

const car = (price: number | null, changes: Parameters<typeof stockDocumentFixture>[0] = {}) =>
  stockDocumentFixture({ make: 'Mazda', model: 'Mazda2', car_type: 'new', price_type: 'drive_away', price, ...changes })

test('CON-17 LAW-04 the cheapest in stock counts where it can be bought and its price is drive away', () => {
  const cars = [
    car(20_000, { price_type: 'egc' }),
    car(21_000, { reserved: true }),
    car(22_000, { status: 'sold' }),
    car(23_000, { tag: 'Test Drive Only' }),
    car(null),
    car(25_990),
    car(26_500),
    car(39_990, { model: 'CX-5' }),
  ]
  expect(driveAwayFrom(cars, settingDefaults)).toEqual({ 'mazda/mazda2': 25_990, 'mazda/cx-5': 39_990 })
})

const counts = { total: 1, conditions: [], bodies: [], makes: [], models: {}, locations: {}, kindTotals: {} }
const mazda2 = { name: 'Mazda2', brand: { slug: 'mazda' }, priceFromDollars: 26_990 }

test('CON-17 a model begins at its list price, or at that of the cheapest new one in stock where that is lower', () => {
  const from = (inStock: number | null, list: number | null = 26_990) => {
    const model = { ...mazda2, priceFromDollars: list }
    const prices: Record<string, number> = inStock === null ? {} : { 'mazda/mazda2': inStock }
    return withStockPrice(model, withNewPrices(counts, prices, [model])).priceFromDollars
  }
  expect(from(25_990)).toBe(25_990)
  expect(from(27_500)).toBe(26_990)
  expect(from(null)).toBe(26_990)
  expect(from(25_990, null)).toBeNull()
  expect(withStockPrice(mazda2, {}).priceFromDollars).toBe(26_990)
})

test('CON-17 a price of stock is of no named grade; a model runs on what its range and what is in stock run on', () => {
  const listed = { ...mazda2, priceOf: '2-seat Pure', facts: [{ label: 'Fuel', value: 'Petrol' }] }
  expect(withStockPrice(listed, {}).priceOf).toBe('2-seat Pure')
  expect(withStockPrice(listed, { newFrom: { 'mazda/mazda2': 25_990 } }).priceOf).toBeNull()
  const fuel = (...fuels: string[]) => {
    const newFuels = fuelsOf(fuels.map((simple_fuel) => car(1, { simple_fuel })))
    return withStockPrice(listed, { newFuels }).facts[0]?.value
  }
  expect(fuel('Petrol')).toBe('Petrol')
  expect(fuel('Petrol', 'Hybrid', 'Hybrid')).toBe('Petrol or hybrid')
  expect(fuel('Diesel', 'Hybrid')).toBe('Petrol, diesel or hybrid')
})

test('CON-19 a group says of a brand what its dealerships say: the cheapest of their lists and of what is in stock', () => {
  // Two dealerships have it on their lists, one at less; a third model is only in stock.
  const lists = [mazda2, { ...mazda2, priceFromDollars: 25_490 }, { ...mazda2, name: 'CX-5', priceFromDollars: null }]
  const from = (inStock: Record<string, number>) => brandFrom('mazda', withNewPrices(counts, inStock, lists))
  expect(from({})).toEqual({ dollars: 25_490, model: 'mazda2' })
  expect(from({ 'mazda/mazda2': 25_990, 'mazda/cx-3': 24_990, 'kia/picanto': 20_490 })).toEqual({
    dollars: 24_990,
    model: 'cx-3',
  })
  expect(brandFrom('ford', withNewPrices(counts, {}, lists))).toBeNull()
  expect(brandFrom('mazda', {})).toBeNull()
})

test('CON-17 of a model that is listed the price of a new one in stock stays known beside its list price', () => {
  const models = {
    mazda: [
      {
        label: 'Mazda2',
        slug: 'mazda2',
        href: '/search/mazda/mazda2',
        total: 1,
        ...allHere({ new: 1, demo: 0, used: 0 }),
      },
    ],
  }
  const priced = withNewPrices({ ...counts, models }, { 'mazda/mazda2': 27_500 }, [mazda2])
  expect(priced.models.mazda?.[0]?.newFromDollars).toBe(27_500)
  expect(priced.newFrom).toEqual({ 'mazda/mazda2': 26_990 })
})

test('LAW-04 a price below the list price is said to be of one in stock, where it is', () => {
  const stock = { newFromDollars: 25_990 }
  expect(isStockPrice(mazda2, 25_990, stock)).toBe(true)
  expect(isStockPrice(mazda2, 26_990, { newFromDollars: 26_990 })).toBe(false)
  expect(isStockPrice(mazda2, 25_990, { newFromDollars: 27_500 })).toBe(false)
  expect(isStockPrice(mazda2, 25_990, null)).toBe(false)
})
