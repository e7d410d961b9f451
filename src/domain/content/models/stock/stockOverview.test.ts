import { expect, test } from 'vitest'
import { stockDocumentFixture } from '@/src/domain/search/index/stockDocument.testing'
import type { StockDocument } from '@/src/domain/search/index/StockDocument'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { pictured } from './pictured'
import { spanWords, stockOverview } from './stockOverview'

const car = (changes: Partial<StockDocument>) => stockDocumentFixture({ price_type: 'drive_away', ...changes })
const model = { label: 'Corolla', href: '/search/toyota/corolla', listed: { new: 0, demo: 0, used: 2 } }
const toyota = { make: { label: 'Toyota' }, model }
const overviewOf = (...cars: StockDocument[]) =>
  stockOverview(toyota, cars, { ...settingDefaults, subscriptions: { enabled: true } })

test('RTE-29 a model of the stock is named with its condition, and says how many there are, of which years, at which prices', () => {
  const weekly = car({ price: 16_690, year: 2019, subscription_price: 119 })
  const overview = overviewOf(weekly, car({ price: 30_690, year: 2024 }))
  expect(overview).toMatchObject({ name: 'Used Toyota Corolla', lead: 'Used Toyota', standing: '2 in stock' })
  expect(overview.years).toBe('2019–2024')
  expect(overview.price && spanWords(overview.price)).toBe('From $16,690 to $30,690 Drive Away')
  expect(overview.href).toBe('/search/toyota/corolla')
})

test('RTE-29 LAW-04 what prices include is said of each where they differ, and once of one alone', () => {
  const wordsOf = (...cars: StockDocument[]) => {
    const { price } = overviewOf(...cars)
    return price && spanWords(price)
  }
  expect(wordsOf(car({ price: 20_000 }), car({ price: 25_000, price_type: 'egc' }))).toMatch(
    /^From \$20,000 Drive Away to \$25,000 Excl/,
  )
  expect(wordsOf(car({ price: 20_000 }))).toBe('$20,000 Drive Away')
  expect(wordsOf(car({ price: null }))).toBe(null)
})

test('RTE-29 a reserved one is counted apart and its price is not offered; the search leaves out those just sold', () => {
  const overview = overviewOf(car({ price: 20_000, reserved: true }))
  expect(overview).toMatchObject({ standing: '1 reserved', price: null })
  expect(overview.href).toBe('/search/toyota/corolla?status=in_stock&status=coming_soon')
  expect(overviewOf(car({ tag: 'Test Drive Only' }), car({ status: 'coming_soon' })).standing).toBe(
    '1 for test drives only, 1 coming soon',
  )
})

test('RTE-29 of several conditions none is in the name, and a make that the model says is said once', () => {
  expect(overviewOf(car({}), car({ car_type: 'new' }))).toMatchObject({ name: 'Toyota Corolla', lead: 'Toyota' })
  const mazda = { make: { label: 'Mazda' }, model: { ...model, label: 'Mazda3' } }
  expect(stockOverview(mazda, [car({})], settingDefaults)).toMatchObject({ name: 'Used Mazda3', lead: 'Used' })
})

test('RTE-29 the page opens with a picture of the studio’s ground, and names the vehicle in it', () => {
  const photo = (url: string, title: string) => ({ ...car({ title, path: `/cars/${title}` }), images: [{ url }] })
  const [yard, hero] = [photo('/studio/hatch/red/yard.webp', 'red'), photo('/studio/hatch/blue/hero.webp', 'blue')]
  expect(pictured([yard, hero])).toEqual({ url: '/studio/hatch/blue/hero.webp', title: 'blue', href: '/cars/blue' })
  expect(pictured([])).toBe(null)
})
