import { expect, test } from 'vitest'
import { withParams } from './withParams'

test('an address gets parameters, whether or not it has some', () => {
  expect(withParams('/search/mazda', { status: 'in_stock' })).toBe('/search/mazda?status=in_stock')
  expect(withParams('/search?make=Kia', [['badge', 'S & L']])).toBe('/search?make=Kia&badge=S+%26+L')
})
