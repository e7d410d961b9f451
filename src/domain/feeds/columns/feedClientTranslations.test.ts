import { expect, test } from 'vitest'
import { columnPlan } from './columnPlan'
import { FEED_LIMITS } from '../feedLimits'
import { rowReader } from '../rows/rowToCar'
import { readTranslation, translate, wrongTranslation } from './feedClientTranslations'

test('FEED-01 a column’s values are translated before they are read; others are read as they are', () => {
  const line = (column: string, field: string, translation: string | null = null) => ({
    column,
    field,
    fallback: null,
    translation,
  })
  const client = {
    profile: 'custom',
    mapping: [
      line('Mk', 'make'),
      line('Md', 'model'),
      line('St', 'status', 'S = sold\nA = available\nW ='),
      line('Fl', 'fuel', 'd = Diesel; u=Petrol'),
    ],
    priceBasis: null,
  } as const
  const read = rowReader(client, columnPlan(client), FEED_LIMITS)
  const carOf = (status: unknown, fuel: unknown) => {
    const columns = ['Mk', 'Md', 'St', 'Fl']
    const row = read({ line: 2, kind: 'values', columns, values: ['Kia', 'Rio', status, fuel] })
    return row.kind === 'car' ? [row.car.status, row.car.fuel, row.advice.length] : row
  }
  expect(carOf('S', 'D')).toEqual(['sold', 'Diesel', 0])
  expect(carOf(' a ', 'U')).toEqual(['in_stock', 'Petrol', 0])
  expect(carOf('W', 'LPG')).toEqual([undefined, 'LPG', 0])
  expect(carOf('X', 'D')).toEqual(['pending', 'Diesel', 1])
})

test('FEED-01 a translation is lines of ‘their value = our value’; the first that is not is named', () => {
  expect(wrongTranslation('S = sold\n\nA=available; P = pending = x')).toBeNull()
  expect(wrongTranslation('S = sold\nsold')).toBe('sold')
  expect(wrongTranslation('= sold')).toBe('= sold')
  expect(readTranslation(' \n ')).toBeNull()
  const words = readTranslation('1 = Sunroof\ntrue = sold') ?? undefined
  expect([translate(['1', '2'], words), translate(1, words), translate(true, words), translate(null, words)]).toEqual([
    ['Sunroof', '2'],
    'Sunroof',
    'sold',
    null,
  ])
})
