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
const keysOf = (rows: { key: string }[]) => rows.map(({ key }) => key)

test('ENT-20 a used car’s kilometres for its age beside the Australian average, its age and its fuel', () => {
  const rows = carAnalysis(car, now)
  expect(rows.map(({ title, good }) => [title, good])).toEqual([
    ['About 9,700 km a year', true],
    ['About 5 years old', false],
    // 52 weeks of 250 km at 8 L/100 km and $1.70 a litre, as in the fuel calculator.
    ['About $1,768 of fuel a year', false],
  ])
  expect(rows[0]?.text).toBe('That is 20% less than the average vehicle in Australia (12,100 km).')
  expect(rows[2]?.text).toBe('At 8 L/100 km, 250 km a week and $1.70 a litre.')
  // From the month it was built, where that is known: 5.75 years.
  const built = carAnalysis({ ...car, build_date: '09/2020' }, now)
  expect(built.slice(0, 2).map(({ title }) => title)).toEqual(['About 8,400 km a year', 'About 6 years old'])
  expect(built[1]?.text).toBe('A 2021 model, built 09/2020.')
  const [driven] = carAnalysis({ ...car, km: 121_000 }, now)
  expect(driven).toMatchObject({ title: 'About 24,200 km a year', good: false })
  expect(driven?.text).toContain('100% more than')
})

test('ENT-20 what is not known is left out; a new car and a single fact have no analysis', () => {
  expect(keysOf(carAnalysis({ ...car, km: null }, now))).toEqual(['age', 'fuel'])
  expect(keysOf(carAnalysis({ ...car, variant: null }, now))).toEqual(['driven', 'age'])
  expect(keysOf(carAnalysis({ ...car, item_type: 'truck' }, now))).toEqual(['age', 'fuel'])
  // On a page that has a fuel calculator.
  expect(keysOf(carAnalysis(car, now, { withFuel: false }))).toEqual(['driven', 'age'])
  expect(carAnalysis({ ...car, km: null }, now, { withFuel: false })).toEqual([])
  expect(carAnalysis({ ...car, car_type: 'new' }, now)).toEqual([])
  expect(carAnalysis({ ...car, km: null, variant: null }, now)).toEqual([])
  // A model of this year: a rate by the year would be a guess, and fuel alone is no analysis.
  expect(carAnalysis({ ...car, year: 2026 }, now)).toEqual([])
})
