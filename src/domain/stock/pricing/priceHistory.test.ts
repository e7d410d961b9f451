import { describe, expect, test } from 'vitest'
import { priceHistory, type TypedPricePeriod } from './priceHistory'

const now = new Date('2026-11-25T00:00:00Z')
/** A stretch that began so many days ago. */
const ago = (days: number, price: number | null, more: Partial<TypedPricePeriod> = {}): TypedPricePeriod => ({
  from: new Date(now.getTime() - days * 86_400_000).toISOString(),
  price,
  offer_price: null,
  price_type: 'egc',
  listed: true,
  ...more,
})
const prices = (periods: TypedPricePeriod[], minDays = 7) =>
  priceHistory(periods, minDays, now)?.points.map(({ dollars }) => dollars)

describe('the price line', () => {
  test('LAW-05 shows a dearer price only when it was asked long enough, and cheaper ones always', () => {
    expect(prices([ago(30, 32_000), ago(10, 30_000)])).toEqual([32_000, 30_000])
    expect(prices([ago(13, 32_000), ago(10, 30_000)])).toEqual([30_000])
    expect(prices([ago(30, 29_000), ago(28, 32_000), ago(26, 30_000)])).toEqual([29_000, 30_000])
    expect(prices([ago(40, 33_000), ago(36, 32_000), ago(32, 30_000)])).toEqual([32_000, 30_000])
  })

  test('LAW-05 shows none where was-prices are not checked, or the car is not listed with a price', () => {
    expect(priceHistory([ago(30, 32_000), ago(10, 30_000)], 0, now)).toBeNull()
    expect(priceHistory([ago(30, 32_000), ago(10, 30_000, { listed: false })], 7, now)).toBeNull()
    expect(priceHistory([ago(30, null)], 7, now)).toBeNull()
    expect(priceHistory([], 7, now)).toBeNull()
  })

  test('leaves out hidden stretches, prices that included something else, and changes of nothing', () => {
    expect(prices([ago(60, 32_000, { listed: false }), ago(30, 30_000)])).toEqual([30_000])
    expect(prices([ago(60, 35_000, { price_type: 'drive_away' }), ago(30, 30_000)])).toEqual([30_000])
    expect(prices([ago(60, 30_000), ago(30, 31_000, { offer_price: 30_000 })])).toEqual([30_000])
  })

  test('counts the days shoppers could see the car', () => {
    const line = priceHistory([ago(30, 32_000), ago(20, 32_000, { listed: false }), ago(10.5, 30_000)], 7, now)
    expect(line?.daysListed).toBe(20)
  })
})
