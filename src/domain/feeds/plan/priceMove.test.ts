import { expect, test } from 'vitest'
import { priceMoves } from './priceMove'

test('FEED-04 a price that moved to less than a third or more than three times is told; sales are not', () => {
  const told = (was: number | null, is: number | null) => priceMoves({ price: was }, { price: is }).length
  expect([told(20_043, 20), told(20_043, 6_680), told(9_999, 30_000)]).toEqual([1, 1, 1])
  expect([told(20_043, 6_681), told(10_000, 30_000), told(null, 20), told(20, null), told(0, 5)]).toEqual([
    0, 0, 0, 0, 0,
  ])
  expect(priceMoves({ price: 20_043, offer_price: 19_000 }, { price: 20, offer_price: 19_000 })).toEqual([
    { field: 'price', value: '20', reason: expect.stringContaining('from $20,043 to $20') },
  ])
})
