import { describe, expect, test } from 'vitest'
import { marketDataPrice, marketSavingDollars } from './marketPrice'

const car = {
  status: 'in_stock',
  reserved: false,
  price: 20_000,
  offer_price: null,
  autograb_data: { average_market_price: 20_500, state_average_market_price: 20_001 },
}
const averages = (average: number | null, state: number | null) => ({
  autograb_data: { average_market_price: average, state_average_market_price: state },
})

describe('market price', () => {
  test('VDP-28 only more than 499 below the average and below the state’s', () => {
    expect(marketSavingDollars(car)).toBe(500)
    expect(marketSavingDollars({ ...car, ...averages(20_499, 25_000) })).toBeNull()
    expect(marketSavingDollars({ ...car, ...averages(25_000, 20_000) })).toBeNull()
    expect(marketSavingDollars({ ...car, offer_price: 19_000 })).toBe(1_500)
  })

  test('VDP-28 a missing average is no indicator', () => {
    expect(marketSavingDollars({ ...car, ...averages(null, 25_000) })).toBeNull()
    expect(marketSavingDollars({ ...car, ...averages(25_000, null) })).toBeNull()
    expect(marketSavingDollars({ ...car, autograb_data: null })).toBeNull()
  })

  test('VDP-39 market data needs a car in stock that nobody holds, above $200', () => {
    expect(marketDataPrice(car)).toBe(20_000)
    for (const change of [{ status: 'coming_soon' }, { status: 'sold' }, { reserved: true }, { price: 200 }]) {
      expect(marketDataPrice({ ...car, ...change }), JSON.stringify(change)).toBeNull()
      expect(marketSavingDollars({ ...car, ...change })).toBeNull()
    }
    expect(marketDataPrice({ ...car, price: 201 })).toBe(201)
  })
})
