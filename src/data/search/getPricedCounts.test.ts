import { beforeEach, expect, test, vi } from 'vitest'
import { stockDocumentFixture } from '@/src/domain/search/index/stockDocument.testing'
import { SearchError } from '@/src/services/search/SearchError'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { getMakePlaces } from './getMakePlaces'
import { getPricedCounts } from './getPricedCounts'

const sportage = stockDocumentFixture({ make: 'Kia', model: 'Sportage', price: 38_990, price_type: 'drive_away' })
let isAway = false
const asked: { filter: string[]; limit: number }[] = []

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }))
vi.mock('./getStockCounts', () => ({
  getStockCounts: async () => ({ total: 1, models: { kia: [{ slug: 'sportage' }, { slug: 'picanto' }] } }),
}))
vi.mock('../content/getModels', () => ({
  getModels: async () => [{ name: 'Sportage', brand: { slug: 'kia' }, priceFromDollars: 40_490 }],
}))
vi.mock('@/src/services/search/engine', () => ({
  stockEngine: () => ({
    searchCards: async (queries: typeof asked) => {
      asked.push(...queries)
      if (isAway) throw new SearchError('unavailable', 'away')
      return queries.map(() => ({ hits: [sportage], facetDistribution: { location_name: { 'Bay Yard': 2 } } }))
    },
  }),
}))

const site = { id: 'bay', slug: 'bay', memberIds: ['bay'], settings: settingDefaults }
const filterOf = (index: number) => asked[index]?.filter.join(' ')

beforeEach(() => {
  asked.length = 0
  isAway = false
})

test('CON-17 prices are of new cars that stand at this site; without the engine they are not known', async () => {
  const priced = await getPricedCounts(site)
  expect(priced.models.kia).toMatchObject([{ newFromDollars: 38_990 }, { newFromDollars: null }])
  expect(priced.newFrom).toEqual({ 'kia/sportage': 38_990 })
  expect(filterOf(0)).toMatch(/sites = "bay".*car_type.*"new".*status.*"in_stock"/)
  isAway = true
  const unpriced = await getPricedCounts({ ...site, id: 'other' })
  expect(unpriced.models.kia).toMatchObject([{ newFromDollars: null }, { newFromDollars: null }])
  expect(unpriced.newFrom).toEqual({ 'kia/sportage': 40_490 })
})

test('RTE-30 places of makes are asked for in one request, of what this site’s search lists', async () => {
  expect(await getMakePlaces(site, ['Kia', 'Ford'])).toEqual({ Kia: { 'Bay Yard': 2 }, Ford: { 'Bay Yard': 2 } })
  expect(asked.map(({ limit }) => limit)).toEqual([0, 0])
  // The first filter is the site's own, which says what of a status it shows.
  expect(asked[1]?.filter.slice(1).join(' ')).not.toContain('status')
  expect(filterOf(1)).toMatch(/sites = "bay".*make.*"Ford"/)
  isAway = true
  expect(await getMakePlaces({ ...site, id: 'other' }, ['Kia'])).toEqual({ Kia: {} })
})

test('RTE-30 a brand’s page asks where those in stock are, as its own number counts them', async () => {
  await getMakePlaces({ ...site, id: 'hill' }, ['Kia'], { status: 'in_stock' })
  expect(asked[0]?.filter.slice(1).join(' ')).toMatch(/make.*"Kia".*status.*"in_stock"/)
  await getMakePlaces({ ...site, id: 'hill' }, ['Kia'], { condition: 'new' })
  expect(asked[1]?.filter.slice(1).join(' ')).toMatch(/make.*"Kia".*car_type.*"new"/)
})
