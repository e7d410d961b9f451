import { describe, expect, test } from 'vitest'
import { comparableQueries, readComparisons } from './comparableStock'

const car = {
  id: 'own',
  make: 'Toyota',
  model: 'Land "Cruiser"',
  car_type: 'used',
  item_type: 'car',
  year: 2020,
  km: 50_000,
} as const

describe('comparable stock', () => {
  test('ALRT-08 same make, model and condition, about the same age and kilometres, first close, then wide', () => {
    const [close, wide] = comparableQueries(car)
    for (const query of [close, wide]) {
      expect(query?.filter).toEqual(expect.arrayContaining(['status = in_stock', 'id != "own"', 'car_type = used']))
      expect(query?.filter).toContain('model = "Land \\"Cruiser\\""')
    }
    expect(close?.filter).toEqual(
      expect.arrayContaining(['year >= 2019 AND year <= 2021', 'km >= 30000 AND km <= 70000']),
    )
    expect(wide?.filter).toEqual(
      expect.arrayContaining(['year >= 2017 AND year <= 2023', 'km >= 10000 AND km <= 90000']),
    )
  })

  test('ALRT-08 TEN-15 only counts of prices are asked for, never a car of another dealership', () => {
    for (const query of comparableQueries(car)) expect(query).toMatchObject({ limit: 0, facets: ['price'] })
  })

  test('ALRT-08 kilometres do not matter for new cars, and unknown facts bound nothing', () => {
    const [fresh] = comparableQueries({ ...car, car_type: 'new', year: null, km: 12 })
    expect(fresh?.filter.some((filter) => /^(km|year) /.test(filter))).toBe(false)
    const [few] = comparableQueries({ ...car, km: 4_000 })
    expect(few?.filter).toContain('km >= 0 AND km <= 19000')
  })

  test('ALRT-08 a new car is compared within its grade, a used one with every grade', () => {
    const grade = 'badge = "GXL"'
    for (const query of comparableQueries({ ...car, badge: 'GXL', car_type: 'new' }))
      expect(query.filter).toContain(grade)
    for (const query of comparableQueries({ ...car, badge: 'GXL' })) expect(query.filter).not.toContain(grade)
  })

  test('ALRT-08 the answers become comparisons with their years', () => {
    const prices = { '20000': 2 }
    expect(readComparisons(car, [{ facetDistribution: { price: prices } }, {}])).toEqual([
      { prices, years: [2019, 2021] },
    ])
    expect(readComparisons({ ...car, year: null }, [{}, { facetDistribution: { price: prices } }])).toEqual([
      { prices, years: null },
    ])
  })
})
