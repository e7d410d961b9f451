import { describe, expect, test } from 'vitest'
import { TRADE_IN_LIMITS } from '../constants/site'
import { adjustmentPercent, conditionQuestions } from './conditionQuestions'
import { estimateOf, knownModel, mayEstimate } from './estimateOf'

const now = new Date('2026-11-24T00:00:00Z')
const own = { year: 2021, odometerKm: 60_000 }
const prices = { '20000': 2, '22000': 1, '24000': 1, '30000': 1 }
const comparisons = [{ prices, years: [2020, 2022] as const }]
const options = { minimum: 5, now }

describe('estimateOf', () => {
  test('LEA-31 the middle half of comparable prices, less the trade margin, to $100, with method and count', () => {
    expect(estimateOf(own, comparisons, {}, options)).toEqual({
      low: 15_600, // 20,000 × 0.78
      high: 20_600, // 24,000 × 0.86
      count: 5,
      method:
        'The middle half of the prices comparable vehicles are advertised for, less 14 to 22% for preparation, warranty and margin.',
    })
  })

  test('LEA-31 answers change it by their percentages, and the method says by how much', () => {
    const answers = { condition: 'Fair', tyres: 'Need replacing', service_history: 'Full', keys: 'whatever' }
    const changed = estimateOf(own, comparisons, answers, options)
    expect(changed).toMatchObject({ low: 14_400, high: 19_000 })
    expect(changed?.method).toContain('less 8% for your answers.')
    expect(estimateOf(own, comparisons, { condition: 'Excellent' }, options)?.method).toContain('plus 3%')
  })

  test('LEA-31 what is owed changes no value; all the worst answers leave six tenths', () => {
    expect(adjustmentPercent({ owing: 'Yes' })).toBe(0)
    const worst = Object.fromEntries(
      Object.entries(conditionQuestions).map(([key, { percent }]) => [
        key,
        Object.entries<number>(percent).toSorted((a, b) => a[1] - b[1])[0]?.[0],
      ]),
    )
    expect(adjustmentPercent(worst)).toBe(-42)
    expect(estimateOf(own, comparisons, worst, options)).toMatchObject({ low: 9_400, high: 12_400 })
  })

  test('LEA-31 too few comparable cars: none, a wider range of years is tried', () => {
    expect(estimateOf(own, comparisons, {}, { minimum: 6, now })).toBeNull()
    expect(estimateOf(own, [], {}, options)).toBeNull()
    const wide = [...comparisons, { prices: { ...prices, '18000': 1 }, years: [2018, 2024] as const }]
    expect(estimateOf(own, wide, {}, { minimum: 6, now })?.count).toBe(6)
  })

  test('LEA-36 none over 7 years or 100,000 km', () => {
    const { ageYears, odometerKm } = TRADE_IN_LIMITS
    expect(mayEstimate({ year: 2026 - ageYears, odometerKm }, now)).toBe(true)
    expect(mayEstimate({ year: 2026 - ageYears - 1, odometerKm }, now)).toBe(false)
    expect(mayEstimate({ year: 2025, odometerKm: odometerKm + 1 }, now)).toBe(false)
    expect(estimateOf({ year: 2018, odometerKm: 50_000 }, comparisons, {}, options)).toBeNull()
    expect(estimateOf({ year: 2024, odometerKm: 100_001 }, comparisons, {}, options)).toBeNull()
  })
})

test('LEA-31 a typed model is the longest of the make’s models it begins with', () => {
  const models = ['Corolla', 'Corolla Cross', 'C-HR', '']
  expect(knownModel(' corolla cross GX ', models)).toBe('Corolla Cross')
  expect(knownModel('Corolla Ascent', models)).toBe('Corolla')
  expect(knownModel('Corollas', models)).toBeNull()
  expect(knownModel('', models)).toBeNull()
})
