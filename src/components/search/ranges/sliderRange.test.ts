import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sliderRange, sliderThumbs, thumbsToRange, typedRange } from './sliderRange'

test('SRP-26 without statistics a slider runs from 0 to 100,000', () => {
  expect(sliderRange('dollars', undefined)).toEqual({ min: 0, max: 100_000, step: 1000 })
})

test('SRP-29 SRP-30 price and kilometres are whole thousands, in a hundred steps', () => {
  expect(sliderRange('dollars', { min: 12_490, max: 61_990 })).toEqual({ min: 12_000, max: 62_000, step: 500 })
  expect(sliderRange('km', { min: 15, max: 99_100 })).toEqual({ min: 0, max: 100_000, step: 1000 })
})

test('a slider of years moves by one', () => {
  expect(sliderRange('year', { min: 2012, max: 2026 })).toEqual({ min: 2012, max: 2026, step: 1 })
})

test('SRP-07 thumbs at both ends mean no refinement', () => {
  const slider = sliderRange('dollars', { min: 10_000, max: 60_000 })
  expect(thumbsToRange('dollars', slider, [10_000, 60_000])).toBeNull()
  expect(thumbsToRange('dollars', slider, [20_400, 60_000])).toEqual({ min: 20_000, max: null })
})

test('SRP-27 SRP-28 no thumb leaves the slider or passes the other', () => {
  const bound = fc.option(fc.integer({ min: 0, max: 400_000 }), { nil: null })
  fc.assert(
    fc.property(bound, bound, fc.nat(300_000), fc.nat(300_000), (min, max, low, width) => {
      const slider = sliderRange('dollars', { min: low, max: low + width })
      const [first, second] = sliderThumbs(slider, { min, max })
      expect(first).toBeGreaterThanOrEqual(slider.min)
      expect(second).toBeLessThanOrEqual(slider.max)
      expect(first).toBeLessThanOrEqual(second)
    }),
  )
})

test('SRP-30 engine sizes move by a tenth of a litre, seats by one', () => {
  expect(sliderRange('litres', { min: 0.9, max: 6.2 })).toEqual({ min: 0.9, max: 6.2, step: 0.1 })
  expect(sliderRange('seats', { min: 2, max: 8 })).toEqual({ min: 2, max: 8, step: 1 })
  expect(thumbsToRange('litres', sliderRange('litres', { min: 1, max: 6 }), [1.3000000004, 6])).toEqual({
    min: 1.3,
    max: null,
  })
})

test('SRP-27 SRP-28 ERR-04 ERR-05 typed amounts stay within the slider; what was wrong is only noted', () => {
  const slider = sliderRange('dollars', { min: 10_000, max: 60_000 })
  const typed = (low: string, high: string) => typedRange('dollars', slider, [low, high])
  expect(typed('$20,000', '40 000')).toEqual({ range: { min: 20_000, max: 40_000 }, problem: null })
  expect(typed('', '')).toEqual({ range: null, problem: null })
  expect(typed('40000', '20000').range).toEqual({ min: 20_000, max: 40_000 })
  expect(typed('500', '')).toEqual({ range: null, problem: 'Cannot refine below the range minimum' })
  expect(typed('', '900000')).toEqual({ range: null, problem: 'Cannot refine above the range maximum' })
  expect(typed('abc', '-')).toEqual({ range: null, problem: null })
})
