import { expect, test } from 'vitest'
import { stockDocumentFixture } from '@/src/domain/search/index/stockDocument.testing'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { brandFrom, driveAwayFrom, withStockPrice } from './stockPrice'

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

const counts = (newFromDollars: number | null) => {
  const mazda2 = { label: 'Mazda2', slug: 'mazda2', href: '/search/mazda/mazda2', total: 1 }
  return { models: { mazda: [{ ...mazda2, inStock: { new: 1, demo: 0, used: 0 }, newFromDollars }] } }
}
const mazda2 = { name: 'Mazda2', brand: { slug: 'mazda' }, priceFromDollars: 26_990 }

test('CON-17 a model begins at its list price, or at that of the cheapest new one in stock where that is lower', () => {
  const from = (inStock: number | null, list: number | null = 26_990) =>
    withStockPrice({ ...mazda2, priceFromDollars: list }, counts(inStock)).priceFromDollars
  expect(from(25_990)).toBe(25_990)
  expect(from(27_500)).toBe(26_990)
  expect(from(null)).toBe(26_990)
  expect(from(25_990, null)).toBeNull()
})

test('CON-19 a brand begins at the cheapest of its models and of others of it in stock', () => {
  expect(brandFrom([mazda2], [{ newFromDollars: 20_490 }, { newFromDollars: null }])).toBe(20_490)
  expect(brandFrom([mazda2], [])).toBe(26_990)
  expect(brandFrom([], [])).toBeNull()
})
