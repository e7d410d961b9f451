import { expect, test } from 'vitest'
import { stockLayout } from './stockLayout'

test('SEA-13 few cars stand large, more in a row, or as the site’s cards are', () => {
  expect([1, 2, 3, 8].map((count) => stockLayout(count, 'classic'))).toEqual(['lead', 'gallery', 'row', 'row'])
  expect([4, 8].map((count) => stockLayout(count, 'editorial'))).toEqual(['row', 'gallery'])
  expect(stockLayout(8, 'brochure')).toBe('lead')
})
