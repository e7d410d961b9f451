import { expect, test } from 'vitest'
import { comparedOf, priceRatingWords } from './priceRating'

test('ALRT-08 the closest range with enough cars decides, and only a price below half of them is mentioned', () => {
  const few = { count: 2, dearer: 2 }
  const some = { count: 6, dearer: 3 }
  expect(comparedOf([few, some], 3)).toBe(some)
  expect(comparedOf([some, { count: 20, dearer: 20 }], 3)).toBe(some)
  expect(comparedOf([few, some], 7)).toBeNull()
  expect(comparedOf([{ count: 5, dearer: 2 }], 3)).toBeNull()
  expect(comparedOf([{ count: 0, dearer: 0 }], 0)).toBeNull()
})

test('VDP-28 ALRT-08 a card names what market data says, else the count of comparable cars', () => {
  const compared = { count: 8, dearer: 6 }
  expect(priceRatingWords({ below_market: 1540, compared })).toBe('$1,540 below market average')
  expect(priceRatingWords({ compared })).toBe('Priced below 6 of 8 like it')
  expect(priceRatingWords({ compared: { count: 4, dearer: 4 } })).toBe('Priced below all 4 like it')
  expect(priceRatingWords({})).toBeNull()
})
