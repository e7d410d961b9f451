import { expect, test } from 'vitest'
import { random } from '../random'
import { demoRank } from './demoRank'

test('what catches the eye stands above its like, what is sold below', () => {
  const rank = (changes: Partial<Parameters<typeof demoRank>[1]>) =>
    demoRank(random(1), { status: 'in_stock', photos: 5, onOffer: false, colour: 'White', ...changes })
  expect(rank({ colour: 'Orange' })).toBeGreaterThan(rank({}))
  expect(rank({ onOffer: true })).toBeGreaterThan(rank({}))
  expect(rank({ photos: 1 })).toBeLessThan(rank({}))
  expect(rank({ status: 'sold' })).toBeLessThan(rank({ status: 'coming_soon' }))
})
