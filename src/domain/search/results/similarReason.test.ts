import { expect, test } from 'vitest'
import { carFixture } from '@/src/domain/stock/car/carFixture.testing'
import { similarReason } from './similarReason'

const car = carFixture({
  price: 30_000,
  offer_price: null,
  price_type: 'egc',
  km: 50_000,
  year: 2021,
  simple_body: 'SUV',
})
const other = { make: car.make, model: car.model, price: 30_000, price_type: 'egc' as const, km: 50_000, year: 2021 }
const of = (more: Partial<typeof other>, changes: Partial<typeof car> = {}): string =>
  similarReason({ ...car, ...changes }, { ...other, ...more })

test.each([
  ['Same model, $2,000 less', of({ price: 28_000 })],
  ['Same model, $600 less', of({ price: 29_400 })],
  ['Same model', of({ price: 29_800 })],
  ['Same model, 2 years newer', of({ price: 34_000, year: 2023 })],
  ['Same model, one year newer', of({ year: 2022 })],
  ['Same model, 12,000 km less', of({ price: 31_000, km: 37_500 })],
  ['Similar price, 2 years newer', of({ model: 'RAV4', price: 31_000, year: 2023 })],
  ['Similar price', of({ model: 'RAV4', price: 29_000 })],
  ['$5,000 less', of({ model: 'RAV4', price: 25_000 })],
  ['One year newer', of({ model: 'RAV4', price: 36_000, year: 2022 })],
  ['', of({ model: 'RAV4', price: 36_000 })],
])('VDP-12 a car says why it is shown: %s', (expected, said) => {
  expect(said).toBe(expected)
})

test('VDP-12 LAW-04 prices that include something else are not compared, nor with a car that is sold', () => {
  expect(similarReason(car, { ...other, price: 20_000, price_type: 'drive_away' })).toBe('Same model')
  expect(of({ price: 20_000 }, { status: 'sold' })).toBe('Same model')
})
