import { describe, expect, test } from 'vitest'
import { watchMark } from './watchlist'
import { watchlistCallSchema } from './watchlistCalls'

describe('marks of saved cars', () => {
  const saved = (savedPriceDollars: number | null, seenSold = false) => ({ savedPriceDollars, seenSold })
  test.each([
    ['a lower price', saved(30_000), { price: 28_500, isInStock: true }, { kind: 'drop', dollars: 1_500 }],
    ['the same price', saved(30_000), { price: 30_000, isInStock: true }, null],
    ['a higher price', saved(30_000), { price: 31_000, isInStock: true }, null],
    ['cents', saved(30_000), { price: 29_999.5, isInStock: true }, null],
    ['no price then', saved(null), { price: 20_000, isInStock: true }, null],
    ['no price now', saved(30_000), { price: null, isInStock: true }, null],
    ['sold', saved(30_000), { price: 20_000, isInStock: false }, { kind: 'sold' }],
    ['back again', saved(30_000, true), { price: 30_000, isInStock: true }, { kind: 'back' }],
    ['back and cheaper', saved(30_000, true), { price: 29_000, isInStock: true }, { kind: 'drop', dollars: 1_000 }],
  ])('WAT-23 %s', (_, entry, now, mark) => expect(watchMark(entry, now)).toEqual(mark))
})

test('WAT-05 WAT-06 a call names a mobile number and a car', () => {
  const car_id = crypto.randomUUID()
  const fits = (phone_number: unknown, id: unknown = car_id) =>
    watchlistCallSchema.safeParse({ phone_number, car_id: id }).success
  expect(fits('0412 345 678')).toBe(true)
  expect(fits('+61412345678')).toBe(true)
  for (const phone of ['', 'robin@shopper.test', '02 9999 9999', 7, null]) expect(fits(phone)).toBe(false)
  expect(fits('0412 345 678', 'x')).toBe(false)
})
