import { expect, test } from 'vitest'
import { quickRanges } from './quickRanges'
import { rangeWords } from './rangeWords'

test.each([
  ['dollars', 20_000, 40_000, '$20,000 to $40,000'],
  ['dollars', null, 40_000, 'Up to $40,000'],
  ['dollars', 0, 40_000, 'Up to $40,000'],
  ['km', 50_000, null, 'Over 50,000 km'],
  ['year', 2021, null, '2021 or newer'],
  ['year', null, 2018, '2018 or older'],
  ['year', 2020, 2020, '2020'],
  ['seats', 7, null, '7 or more seats'],
  ['seats', 5, 5, '5 seats'],
  ['litres', 1.5, 2, '1.5 L to 2.0 L'],
  ['dollarsWeekly', null, 150, 'Up to $150 / week'],
] as const)('SRP-31 a range of %s from %s to %s reads "%s"', (unit, min, max, words) => {
  expect(rangeWords(unit, { min, max })).toBe(words)
})

test('quick ranges lie within what is in stock, at most four of them', () => {
  const prices = quickRanges('dollars', { min: 8_000, max: 120_000 }).map(({ max }) => max ?? 0)
  expect(prices).toHaveLength(4)
  expect(prices.every((price) => price > 8_000 && price < 120_000)).toBe(true)
  expect(quickRanges('year', { min: 2024, max: 2026 })).toEqual([{ min: 2025, max: null }])
  expect(quickRanges('km', { min: 0, max: 10 })).toEqual([])
  expect(quickRanges('seats', { min: 2, max: 8 }).at(-1)).toEqual({ min: 7, max: null })
})
