import { expect, test } from 'vitest'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { modelTile } from '@/src/domain/content/models/modelTile'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { brandFigures } from './brandFigures'
import { allHere } from '@/src/domain/site/allHere.testing'

const settings = settingDefaults
const count = (listed: { new: number; demo: number; used: number }) => ({
  label: '3 Series',
  slug: '3-series',
  href: '/search',
  total: 2,
  ...allHere(listed),
})
const car = (price: number, year: number, km: number) =>
  ({ price, year, km, status: 'in_stock', car_type: 'used', price_type: 'drive_away', before_price: null }) as StockCard

const words = (asked: Partial<Parameters<typeof brandFigures>[0]>) =>
  brandFigures({ listed: [], range: [], prices: {}, brandSlug: 'bmw', cars: [], settings, ...asked }).map(
    ({ value, label }) => `${value} ${label}`,
  )

test('a brand sold used only says its lowest price, its newest and its fewest kilometres', () => {
  // A third one is just sold: the search lists it, and it has no price to begin at.
  const listed = [count({ new: 0, demo: 0, used: 3 })]
  expect(words({ listed, cars: [car(75_790, 2024, 20_000), car(45_290, 2021, 8_400)] })).toEqual([
    '3 used',
    '$45,290 lowest price, Drive Away',
    '2024 newest',
    '8,400 km fewest kilometres',
  ])
})

test('of a brand whose cars are not all read nothing is said of the least, and one figure alone is none', () => {
  expect(words({ listed: [count({ new: 0, demo: 0, used: 2 })], cars: null })).toEqual([])
  expect(words({ listed: [count({ new: 3, demo: 1, used: 0 })] })).toEqual(['3 new in stock', '1 demonstrator'])
})

test('the cheapest new one is of all that the site’s dealerships list, and one model is no figure', () => {
  const prices = { newFrom: { 'bmw/3-series': 84_900, 'bmw/1-series': 61_500, 'mazda/mazda2': 25_990 } }
  const range = [modelTile({ id: '1', name: '3 Series', slug: '3-series' })]
  const listed = [count({ new: 2, demo: 0, used: 0 })]
  expect(words({ listed, prices, range })).toEqual(['2 new in stock', '$61,500 cheapest new, drive away'])
})

test('models are counted while every new one in stock is of the range', () => {
  const range = ['3 Series', '1 Series'].map((name) => modelTile({ id: name, name, slug: name }))
  const listed = [count({ new: 2, demo: 0, used: 1 })]
  expect(words({ listed, range })).toEqual(['2 models', '2 new in stock', '1 used'])
  const other = { ...count({ new: 4, demo: 0, used: 0 }), label: 'X3', slug: 'x3' }
  expect(words({ listed: [...listed, other], range })).toEqual(['6 new in stock', '1 used'])
})

test('what is in stock is what the models’ own tiles call so: none just sold, none on its way', () => {
  const [none, one] = [0, 1].map((used) => ({ new: 0, demo: 0, used }))
  const sold = {
    ...count({ new: 5, demo: 2, used: 1 }),
    available: { here: { new: 3, demo: 1, used: 0 }, coming: one! },
  }
  expect(words({ listed: [sold] })).toEqual(['3 new in stock', '1 demonstrator'])
  expect(words({ listed: [{ ...sold, available: { here: none!, coming: one! } }] })).toEqual([])
})
