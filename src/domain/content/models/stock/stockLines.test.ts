import { expect, test } from 'vitest'
import { stockDocumentFixture } from '@/src/domain/search/index/stockDocument.testing'
import type { StockDocument } from '@/src/domain/search/index/StockDocument'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { stockFigures } from './stockFigures'
import { gradeLines, sharedBasis, yearLines } from './stockLines'

const car = (changes: Partial<StockDocument>) => stockDocumentFixture({ price_type: 'drive_away', ...changes })
const asked = (...cars: StockDocument[]) => ({ cars, href: '/search/toyota/corolla', settings: settingDefaults })

const [old, other, young] = [
  car({ year: 2019, price: 10_000, km: 112_904, badge: 'SX' }),
  car({ year: 2019, price: 15_000, km: 90_000 }),
  car({ year: 2024, price: 20_000, km: 16_489 }),
]

test('RTE-29 a year says how many there are of it, from which price, how far they went, and leads to the search of it', () => {
  const [first, second] = yearLines(asked(old, other, young))
  expect(first).toMatchObject({ name: '2024', count: 1, km: '16,489', shares: { from: 1, to: 1 } })
  expect(second).toMatchObject({ name: '2019', count: 2, km: '90,000–112,904', shares: { from: 0.5, to: 0.75 } })
  expect(second?.price?.from.text).toBe('$10,000')
  expect(second?.href).toBe('/search/toyota/corolla?year=2019')
})

test('RTE-29 all of one year are no list of years, and one without a year is in none', () => {
  expect(yearLines(asked(old, other))).toEqual([])
  expect(yearLines(asked(old, young, car({ year: null }))).map(({ count }) => count)).toEqual([1, 1])
})

test('RTE-29 grades begin with the cheapest; one without a price comes last', () => {
  const lines = gradeLines(asked(young, old, car({ badge: 'ZR', price: null }), car({ badge: 'GX', price: null })))
  expect(lines.map(({ name }) => name)).toEqual(['SX', 'Ascent Sport', 'ZR', 'GX'])
  expect(lines[0]?.href).toBe('/search/toyota/corolla?badge=SX')
  expect(lines[2]).toMatchObject({ price: null, unpriced: settingDefaults.price.noPriceText })
})

test('RTE-29 the price of a reserved one is not offered', () => {
  const [reserved, toDrive] = yearLines(
    asked(car({ year: 2024, reserved: true }), car({ year: 2023, tag: 'Test Drive Only' })),
  )
  expect(reserved).toMatchObject({ price: null, unpriced: 'Reserved' })
  expect(toDrive).toMatchObject({ price: null, unpriced: 'For test drives only' })
})

test('RTE-29 LAW-04 what all prices include is said once', () => {
  expect(sharedBasis(yearLines(asked(old, young)))).toBe('Drive Away')
  expect(sharedBasis(yearLines(asked(old, car({ year: 2024, price_type: 'egc' }))))).toBe(null)
  expect(sharedBasis([])).toBe(null)
})

test('RTE-29 figures are what all agree on, or between what they lie; what is not known is left out', () => {
  const hybrid = car({ simple_fuel: 'Hybrid', km: 16_489, engine_size_litres: 1.8 })
  expect(stockFigures([old, other, hybrid, car({ engine_size_litres: 0, drive: null })])).toEqual([
    { label: 'Odometer', value: '16,489–112,904 km' },
    { label: 'Fuel', value: 'Petrol or Hybrid' },
    { label: 'Gearbox', value: 'Automatic' },
    { label: 'Engine', value: '1.8–2 L' },
    { label: 'Drive', value: 'Front Wheel Drive' },
    { label: 'Seats', value: '5' },
  ])
  const nothing = { km: null, simple_fuel: null, simple_transmission: null, engine_size_litres: null }
  expect(stockFigures([car({ ...nothing, drive: null, seats: null })])).toEqual([])
})
