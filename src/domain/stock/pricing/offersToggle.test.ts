import { expect, test } from 'vitest'
import { offersToggle } from './offersToggle'

const car = { status: 'in_stock', car_type: 'used', price: 20_000, images: [{}] }
const sold = { ...car, status: 'sold' }
const any = { strict: false, chosen: false }

test('SRP-10 a car in stock, or coming soon, has the toggle', () => {
  for (const kind of ['save', 'favourite', 'compare'] as const) {
    expect(offersToggle(kind, car, any)).toBe(true)
    expect(offersToggle(kind, { ...car, status: 'coming_soon' }, any)).toBe(true)
  }
})

test('WAT-04 a sold car cannot be saved, but taken off again', () => {
  expect(offersToggle('save', sold, any)).toBe(false)
  expect(offersToggle('save', sold, { ...any, chosen: true })).toBe(true)
})

test('WAT-11 favourite and compare are hidden on a car not in stock', () => {
  for (const kind of ['favourite', 'compare'] as const) expect(offersToggle(kind, sold, any)).toBe(false)
})

test('WAT-12 a strict site offers them for used cars with a price and photos only', () => {
  const strict = { strict: true, chosen: false }
  for (const kind of ['favourite', 'compare'] as const) {
    expect(offersToggle(kind, car, strict)).toBe(true)
    for (const changes of [{ car_type: 'new' }, { price: 0 }, { price: null }, { images: [] }])
      expect(offersToggle(kind, { ...car, ...changes }, strict)).toBe(false)
  }
  expect(offersToggle('save', { ...car, car_type: 'new' }, strict)).toBe(true)
})
