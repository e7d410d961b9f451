import { expect, test } from 'vitest'
import { deriveStockFacts } from './deriveStockFacts'

const now = new Date('2026-03-10T01:00:00Z')
const corolla = {
  year: 2021,
  make: 'Toyota',
  model: 'Corolla',
  badge: 'ZR',
  body: 'Hatch',
  fuel: 'Unleaded',
  trans: 'CVT',
}

test('CAR-01 CAR-12 CAR-02 a new car gets its name and search families', () => {
  expect(deriveStockFacts({ ...corolla, nvic: 'ABC123', status: 'in_stock' }, null, now)).toMatchObject({
    name: '2021 Toyota Corolla ZR',
    simple_body: 'Hatchback',
    simple_fuel: 'Petrol',
    simple_transmission: 'Automatic',
    has_nvic: true,
    sold: false,
    sold_date_timestamp: null,
    created_at: now.toISOString(),
  })
})

test('CAR-01 a name that says its make twice was derived once, and follows', () => {
  const mazda = { ...corolla, make: 'Mazda', model: 'Mazda3', badge: 'G20', name: '2021 Mazda Mazda3 G20' }
  expect(deriveStockFacts({ ...mazda, status: 'in_stock' }, mazda, now).name).toBe('2021 Mazda3 G20')
  expect(deriveStockFacts({ ...mazda, name: 'Ours' }, mazda, now).name).toBe('Ours')
})

test('CAR-12 a derived word follows its source until somebody types another', () => {
  const first = { ...corolla, ...deriveStockFacts(corolla, null, now) }
  expect(deriveStockFacts({ ...first, body: 'Sedan', badge: 'SX' }, first, now)).toMatchObject({
    name: '2021 Toyota Corolla SX',
    simple_body: 'Sedan',
  })
  const typed = { ...first, simple_body: 'Wagon', name: 'Special Corolla' }
  expect(deriveStockFacts({ ...typed, body: 'Sedan' }, typed, now)).toMatchObject({
    name: 'Special Corolla',
    simple_body: 'Wagon',
  })
})

test('CAR-16 CAR-18 photos are counted without videos, the first is the main picture', () => {
  const images = [{ isVideo: true, image: { url: '/v.jpg' } }, { image: { url: '/a.jpg' } }, { media: 'm1' }]
  expect(deriveStockFacts({ ...corolla, images }, null, now)).toMatchObject({
    photos_count: 2,
    primary_image_url: '/a.jpg',
  })
})

test('CAR-09 CAR-10 a sale sets the flag and the time once, and a return to stock clears them', () => {
  const stock = { ...corolla, status: 'in_stock' }
  const sold = deriveStockFacts({ ...corolla, status: 'sold' }, stock, now)
  expect(sold).toMatchObject({ sold: true, sold_date_timestamp: now.toISOString() })
  const stored = { ...corolla, status: 'sold', ...sold }
  const later = new Date('2026-03-12T01:00:00Z')
  expect(deriveStockFacts(stored, stored, later).sold_date_timestamp).toBe(now.toISOString())
  expect(deriveStockFacts({ ...stored, status: 'in_stock' }, stored, later)).toMatchObject({
    sold: false,
    sold_date_timestamp: null,
  })
})
