import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sliderRange, sliderThumbs, thumbsToRange } from './sliderRange'

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
