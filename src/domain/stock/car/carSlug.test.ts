import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carSlug } from './carSlug'
import { badgeAndSeries, carTitle } from './carTitle'

test('CAR-01 the name is year, make, model and badge, whatever of it is known', () => {
  expect(carTitle({ year: 2021, make: 'Toyota', model: 'Corolla', badge: 'Ascent Sport' })).toBe(
    '2021 Toyota Corolla Ascent Sport',
  )
  expect(carTitle({ year: null, make: ' Mazda ', model: 'CX-5', badge: '' })).toBe('Mazda CX-5')
  expect(carTitle({ year: 2020, make: 'Mazda', model: 'Mazda3', badge: 'G20' })).toBe('2020 Mazda3 G20')
  expect(carTitle({ year: 2020, make: 'MG', model: 'MGB' })).toBe('2020 MG MGB')
})

test('CAR-01 a slug is the name and the stock number', () => {
  const car = { year: 2021, make: 'Toyota', model: 'Corolla', badge: 'Ascent Sport', stocknum: 'U10023' }
  expect(carSlug(car)).toBe('2021-toyota-corolla-ascent-sport-u10023')
  expect(carSlug({ make: 'Citroën', model: 'C5 X', year: 2023 })).toBe('2023-citroen-c5-x')
})

test('CAR-01 RTE-04 any car has a URL-safe slug, never empty, never the trade-in page’s', () => {
  expect(carSlug({ make: 'Trade', model: 'In' })).toBe('trade-in-car')
  const part = fc.option(fc.string({ unit: 'binary', maxLength: 30 }), { nil: null })
  fc.assert(
    fc.property(part, part, part, part, (make, model, badge, stocknum) => {
      const slug = carSlug({ year: 2020, make, model, badge, stocknum })
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(slug.length).toBeLessThanOrEqual(125)
      expect(slug).not.toBe('trade-in')
    }),
    { numRuns: 50 },
  )
  expect(carSlug({ make: 'long name '.repeat(30), stocknum: 'U1' })).toMatch(/^.{100,120}$/)
  expect(carSlug({ make: 'long name '.repeat(30), stocknum: 'U1' })).toMatch(/-u1$/)
})

test('SRP-09 a series that the badge ends with is not said twice', () => {
  expect(badgeAndSeries({ badge: 'Hybrid Electric 616', series: '616' })).toBe('Hybrid Electric 616')
  expect(badgeAndSeries({ badge: 'Ascent Sport', series: 'ZWE211R' })).toBe('Ascent Sport ZWE211R')
  expect(badgeAndSeries({ badge: null, series: 'PY' })).toBe('PY')
  expect(badgeAndSeries({ badge: 'XL', series: null })).toBe('XL')
})
