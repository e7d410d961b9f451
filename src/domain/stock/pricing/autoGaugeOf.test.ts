import { describe, expect, test } from 'vitest'
import { autoGaugeSchema } from '@/src/domain/content/AutoGauge'
import { autoGaugeOf } from './autoGaugeOf'
import { gaugeView } from './gaugeView'

const car = { status: 'in_stock', reserved: false, price: 20_000, offer_price: null, autograb_data: null }
const averages = { average_market_price: 21_000, state_average_market_price: 23_000 }
const comparisons = [{ prices: { '18000': 4, '22000': 4, '24000': 4 }, years: null }]

describe('auto-gauge of a car', () => {
  test('ENT-01 VDP-32 out of market averages: a range around them, filled by how far below its top the price is', () => {
    const gauge = autoGaugeOf({ ...car, autograb_data: averages }, comparisons, 5)
    expect(autoGaugeSchema.parse(gauge)).toEqual({
      fill: 0.955,
      listing_price: 20_000,
      market_range_min: 19_800,
      market_range_max: 24_200,
      confidence: 0.6,
      description: 'Great Deal',
    })
  })

  test('ENT-01 out of comparable stock: the more cars, the surer', () => {
    expect(autoGaugeOf(car, comparisons, 5)).toMatchObject({
      listing_price: 20_000,
      market_range_min: 18_000,
      market_range_max: 24_000,
      confidence: 0.6,
    })
    expect(autoGaugeOf(car, comparisons, 13)).toBeNull()
    expect(autoGaugeOf(car, [], 5)).toBeNull()
  })

  test('VDP-34 a car dearer than its market has an answer, and no gauge', () => {
    const gauge = autoGaugeOf({ ...car, price: 40_000 }, comparisons, 5)
    expect(gauge?.fill).toBe(0)
    expect(gaugeView(gauge)).toBeNull()
  })

  test('VDP-39 no gauge for a car that cannot be bought now', () => {
    for (const change of [{ status: 'sold' }, { status: 'coming_soon' }, { reserved: true }, { price: 150 }])
      expect(autoGaugeOf({ ...car, ...change, autograb_data: averages }, comparisons, 5)).toBeNull()
  })
})
