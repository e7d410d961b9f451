import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contradictsMarket, pricePosition, usualRange } from './pricePosition'

const near = { prices: { '20000': 2, '22000': 1, '25000': 2 }, years: [2019, 2021] as const }
const wide = { prices: { '18000': 3, '26000': 4 }, years: null }

describe('price position', () => {
  test('ALRT-08 where the price lies: how many, how many dearer, the middle and the ends', () => {
    expect(pricePosition(21_000, [near, wide], 5)).toEqual({
      count: 5,
      dearer: 3,
      lowDollars: 20_000,
      medianDollars: 22_000,
      highDollars: 25_000,
      at: 0.2,
      years: [2019, 2021],
    })
  })

  test('ALRT-08 the narrow comparison first, the wide one where that has too few, else nothing is said', () => {
    expect(pricePosition(21_000, [near, wide], 6)).toMatchObject({ count: 7, years: null })
    expect(pricePosition(21_000, [near, wide], 8)).toBeNull()
    expect(pricePosition(21_000, [], 1)).toBeNull()
    expect(pricePosition(21_000, [{ prices: {}, years: null }], 0)).toBeNull()
  })

  test('ALRT-08 for any prices: the car lies on the scale, and the parts add up', () => {
    const prices = fc.dictionary(fc.integer({ min: 1, max: 200_000 }).map(String), fc.integer({ min: 1, max: 9 }), {
      minKeys: 1,
    })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200_000 }), prices, (price, counts) => {
        const found = pricePosition(price, [{ prices: counts, years: null }], 1)
        expect(found?.count).toBe(Object.values(counts).reduce((sum, count) => sum + count, 0))
        expect(found?.at).toBeGreaterThanOrEqual(0)
        expect(found?.at).toBeLessThanOrEqual(1)
        expect(found?.dearer).toBeLessThanOrEqual(found?.count ?? 0)
        expect(found?.medianDollars).toBeGreaterThanOrEqual(found?.lowDollars ?? 0)
        expect(found?.medianDollars).toBeLessThanOrEqual(found?.highDollars ?? 0)
      }),
    )
  })

  test('ENT-01 the usual range leaves the outermost tenth out', () => {
    const prices = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [String(20_000 + index * 1_000), 1]))
    expect(usualRange([{ prices, years: null }], 5)).toEqual({ minDollars: 21_000, maxDollars: 29_000, count: 11 })
    expect(usualRange([{ prices, years: null }], 12)).toBeNull()
  })
})

test('ALRT-08 VDP-28 a car below the market’s average is not called dearer than most of the platform’s', () => {
  const position = pricePosition(20_000, [{ prices: { 18000: 3, 25000: 2 }, years: null }], 5)
  if (!position) throw new Error('No position.')
  expect(contradictsMarket(position, 900)).toBe(true)
  expect(contradictsMarket(position, null)).toBe(false)
  expect(contradictsMarket({ ...position, dearer: 3 }, 900)).toBe(false)
})
