import { describe, expect, test } from 'vitest'
import { sliderKey, sliderPut } from './sliderPut'

const prices = { min: 5000, max: 98_000, step: 1000 }

describe('SRP-26 a slider’s thumbs', () => {
  test('go to the nearest step, stop at each other and at the ends', () => {
    expect(sliderPut(prices, [5000, 98_000], 0, 20_499)).toEqual([20_000, 98_000])
    expect(sliderPut(prices, [20_000, 40_000], 0, 55_000)).toEqual([40_000, 40_000])
    expect(sliderPut(prices, [20_000, 40_000], 1, 3000)).toEqual([20_000, 20_000])
    expect(sliderPut(prices, [20_000, 40_000], 1, 1_000_000)).toEqual([20_000, 98_000])
    expect(sliderPut(prices, [20_000], 0, -7)).toEqual([5000])
  })

  test('steps of a tenth stay tenths', () => {
    expect(sliderPut({ min: 1, max: 6, step: 0.1 }, [1, 6], 0, 1.2 + 1e-9)).toEqual([1.2, 6])
    expect(sliderPut({ min: 0, max: 6, step: 0.1 }, [0, 6], 0, 0.3)).toEqual([0.3, 6])
  })

  test('move by a step, by ten and to the ends', () => {
    const press = (key: string, shiftKey = false) => sliderKey(prices, 20_000, { key, shiftKey })
    expect([press('ArrowRight'), press('ArrowDown')]).toEqual([21_000, 19_000])
    expect([press('PageUp'), press('ArrowLeft', true)]).toEqual([30_000, 10_000])
    expect([press('Home'), press('End'), press('Tab')]).toEqual([5000, 98_000, null])
  })
})
