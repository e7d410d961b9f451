import { expect, test } from 'vitest'
import { carAnalysis } from './carAnalysis'

const now = new Date('2026-07-01T00:00:00Z')
const car = {
  item_type: 'car',
  car_type: 'used',
  year: 2021,
  km: 48_400,
  fuel: 'Petrol',
  simple_fuel: 'Petrol',
  variant: { fuelconsumptioncombined: 8 },
}
const position = { count: 10, dearer: 7, lowDollars: 1, medianDollars: 24_000, highDollars: 9, at: 0.3, years: null }
const keysOf = (rows: { key: string }[]) => rows.map(({ key }) => key)

test('ENT-20 a used car’s kilometres for its age beside the Australian average, its price and its fuel', () => {
  const rows = carAnalysis(car, position, now)
  expect(rows.map(({ title, good }) => [title, good])).toEqual([
    ['About 9,700 km a year', true],
    ['About 5 years old', false],
    ['Priced below 7 of 10 comparable vehicles', true],
    [expect.stringMatching(/^About \$[\d,]+0 of fuel a year$/), false],
  ])
  expect(rows[0]?.note).toBe('That is 20% less than the average vehicle in Australia (12,100 km).')
  expect(rows[3]?.note).toContain('8 L/100 km, 12,100 km')
  const [driven] = carAnalysis({ ...car, km: 121_000 }, null, now)
  expect(driven).toMatchObject({ title: 'About 24,200 km a year', good: false })
  expect(driven?.note).toContain('100% more than')
})

test('ENT-20 what is not known is left out; a new car and a single fact have no analysis', () => {
  expect(keysOf(carAnalysis({ ...car, km: null, variant: null }, position, now))).toEqual(['age', 'price'])
  expect(keysOf(carAnalysis({ ...car, item_type: 'truck' }, null, now))).toEqual(['age', 'fuel'])
  expect(carAnalysis({ ...car, car_type: 'new' }, position, now)).toEqual([])
  expect(carAnalysis({ ...car, year: null, variant: null }, position, now)).toEqual([])
  // Built this year: a rate by the year would be a guess.
  expect(keysOf(carAnalysis({ ...car, year: 2026 }, position, now))).toEqual(['price', 'fuel'])
})
