import { describe, expect, test } from 'vitest'
import { autoGaugeSchema } from '@/src/domain/content/AutoGauge'
import { autoGaugeOf, gaugeAverage } from './autoGaugeOf'
import { gaugeView } from './gaugeView'

const car = { status: 'in_stock', reserved: false, price: 20_000, offer_price: null, autograb_data: null }
const averages = { average_market_price: 21_000, state_average_market_price: 23_000 }
const comparisons = [{ prices: { '18000': 4, '22000': 4, '24000': 4 }, years: null }]

describe('auto-gauge of a car', () => {
  test('ENT-01 VDP-32 out of the market average the page names: a range around it, filled by how far below its top the price is', () => {
    const gauge = autoGaugeOf({ ...car, autograb_data: averages }, comparisons, 5)
    expect(autoGaugeSchema.parse(gauge)).toEqual({
      fill: 0.738,
      listing_price: 20_000,
      market_range_min: 18_900,
      market_range_max: 23_100,
      confidence: 0.6,
      description: 'Great Deal',
    })
  })

  test('ENT-01 out of its state’s average where there is no other', () => {
    const state = { average_market_price: null, state_average_market_price: 22_000 }
    expect(gaugeAverage(state)).toBe(22_000)
    expect(autoGaugeOf({ ...car, autograb_data: state }, [], 5)).toMatchObject({ fill: 0.955 })
    expect(gaugeAverage({ average_market_price: null, state_average_market_price: null })).toBeNull()
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

  test('VDP-37 no car dearer than the middle of its market is called a deal', () => {
    const at = (price: number) => autoGaugeOf({ ...car, price }, comparisons, 5)
    expect(gaugeView(at(21_000))).toMatchObject({ label: 'Good Deal', atPercent: 50 })
    expect([21_100, 23_500, 40_000].map(at)).toEqual([null, null, null])
  })

  test('VDP-39 no gauge for a car that cannot be bought now', () => {
    for (const change of [{ status: 'sold' }, { status: 'coming_soon' }, { reserved: true }, { price: 150 }])
      expect(autoGaugeOf({ ...car, ...change, autograb_data: averages }, comparisons, 5)).toBeNull()
  })
})
