import { expect, test } from 'vitest'
import { isSoldLongAgo, landingPath } from './soldLongAgo'

const now = new Date('2026-06-30T00:00:00Z')
const daysAgo = (days: number) => now.getTime() / 1000 - days * 86_400

test('SEO-01 a sold car keeps its page for 30 days', () => {
  const sold = { status: 'sold', sold_date_timestamp: daysAgo(30), updated_at: daysAgo(0) }
  expect(isSoldLongAgo(sold, now)).toBe(false)
  expect(isSoldLongAgo({ ...sold, sold_date_timestamp: daysAgo(31) }, now)).toBe(true)
  expect(isSoldLongAgo({ ...sold, sold_date_timestamp: null, updated_at: daysAgo(31) }, now)).toBe(true)
  expect(isSoldLongAgo({ ...sold, status: 'in_stock', sold_date_timestamp: daysAgo(90) }, now)).toBe(false)
})

test('SEO-01 its address then leads to the nearest landing page that has stock', () => {
  const car = { make: 'Mazda', model: 'CX-5' }
  expect(landingPath(car, [{ make: 'Toyota', model: 'RAV4' }, car])).toBe('/search/mazda/cx-5')
  expect(landingPath(car, [{ make: 'Mazda', model: 'CX-3' }])).toBe('/search/mazda')
  expect(landingPath(car, [{ make: 'Toyota', model: 'RAV4' }])).toBe('/search/new-used-and-demo-cars/')
  expect(landingPath(car, [])).toBe('/search/new-used-and-demo-cars/')
})
