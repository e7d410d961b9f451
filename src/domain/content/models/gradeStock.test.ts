import { expect, test } from 'vitest'
import { stockDocumentFixture } from '@/src/domain/search/index/stockDocument.testing'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { gradeStock } from './gradeStock'

test('RTE-28 of each grade what can be had that is not used, with the search that lists it and the lowest new price', () => {
  const cars = [
    { badge: 'GX', car_type: 'new', price: 40_000 },
    { badge: 'gx', car_type: 'used', price: 20_000 },
    { badge: 'GX', car_type: 'new', price: 38_990 },
    { badge: null, car_type: 'used' },
    { badge: 'VX', car_type: 'new', status: 'coming_soon' },
    { badge: 'ZR', car_type: 'new', status: 'sold' },
  ] as const
  const documents = cars.map((car, index) =>
    stockDocumentFixture({ id: `c${index}`, status: 'in_stock', price_type: 'drive_away', ...car }),
  )
  const grades = ['GX', 'GXL', 'VX', 'ZR'].map((name) => ({ name }))
  expect(gradeStock(grades, documents, '/search/toyota/rav4', settingDefaults)).toEqual([
    {
      words: '2 new in stock',
      short: '2 new in stock',
      also: null,
      // Not the used one.
      href: '/search/toyota/rav4?badge=GX&car_type=new',
      isHere: true,
      newFromDollars: 38_990,
    },
    null,
    {
      words: '1 new coming soon',
      short: '1 new coming soon',
      also: null,
      href: '/search/toyota/rav4?badge=VX',
      isHere: false,
      newFromDollars: null,
    },
    null,
  ])
})
