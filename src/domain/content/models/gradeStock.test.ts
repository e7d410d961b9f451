import { expect, test } from 'vitest'
import { gradeStock } from './gradeStock'

test('RTE-28 of each grade what stands here by condition, with the search that lists it', () => {
  const cars = [
    { badge: 'GX', car_type: 'new' },
    { badge: 'gx', car_type: 'used' },
    { badge: 'GX', car_type: 'new' },
    { badge: null, car_type: 'used' },
  ] as const
  expect(gradeStock([{ name: 'GX' }, { name: 'GXL' }], cars, '/search/toyota?status=in_stock')).toEqual([
    { words: '2 new, 1 used', href: '/search/toyota?status=in_stock&badge=GX&badge=gx' },
    null,
  ])
})
