import { expect, test } from 'vitest'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { brandFigures } from './brandFigures'

const settings = settingDefaults
const count = (inStock: { new: number; demo: number; used: number }) => ({
  label: '3 Series',
  slug: '3-series',
  href: '/search',
  total: 2,
  inStock,
})
const car = (price: number, year: number, km: number) =>
  ({ price, year, km, status: 'in_stock', car_type: 'used', price_type: 'drive_away', before_price: null }) as StockCard

const words = (asked: Partial<Parameters<typeof brandFigures>[0]>) =>
  brandFigures({ stock: [], range: [], cars: [], settings, ...asked }).map(({ value, label }) => `${value} ${label}`)

test('a brand sold used only says its lowest price, its newest and its fewest kilometres', () => {
  const stock = [count({ new: 0, demo: 0, used: 2 })]
  expect(words({ stock, cars: [car(75_790, 2024, 20_000), car(45_290, 2021, 8_400)] })).toEqual([
    '2 used in stock',
    '$45,290 lowest price, Drive Away',
    '2024 newest',
    '8,400 km fewest kilometres',
  ])
})

test('of a brand whose cars are not all read nothing is said of the least, and one figure alone is none', () => {
  expect(words({ stock: [count({ new: 0, demo: 0, used: 2 })], cars: [car(45_290, 2021, 8_400)] })).toEqual([])
  expect(words({ stock: [count({ new: 3, demo: 1, used: 0 })] })).toEqual(['3 new in stock', '1 demonstrator'])
})
