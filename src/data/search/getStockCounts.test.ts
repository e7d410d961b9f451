import { beforeEach, expect, test, vi } from 'vitest'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { getStockCounts } from './getStockCounts'

let isAway = false
const kept: [name: string, seconds: number][] = []

// What becomes of an answer, and for how long; the engine and Next's cache are proven elsewhere.
vi.mock('next/cache', () => ({
  unstable_cache:
    (read: () => Promise<unknown>, [name]: [string], { revalidate }: { revalidate: number }) =>
    async () => {
      const answer = await read()
      kept.push([name, revalidate])
      return answer
    },
}))
vi.mock('./searchStock', () => ({
  searchStock: async () => ({
    total: 3,
    degraded: isAway,
    facets: { make: [{ value: 'Kia', count: 3 }], location_name: [{ value: 'Bay Yard', count: 2 }] },
    histograms: { price: { from: 10_000, width: 10_000, counts: [1, 2] } },
  }),
}))
vi.mock('../directories/makeDirectory', () => ({ makeDirectory: async () => ({ hits: [], degraded: false }) }))

const site = { id: 'bay', slug: 'bay', memberIds: ['bay'], settings: settingDefaults }

beforeEach(() => {
  kept.length = 0
})

test('CON-04 what is in stock is counted, and the counts are kept', async () => {
  isAway = false
  expect(await getStockCounts(site)).toMatchObject({
    total: 3,
    makes: [{ href: '/search/kia', total: 3 }],
    locations: { 'Bay Yard': 2 },
  })
  expect(kept).toEqual([['stock-counts', 3600]])
})

test('SEA-23 while the search engine is away there are no counts, and a page made then is soon made again', async () => {
  isAway = true
  expect(await getStockCounts(site)).toMatchObject({ total: 0, makes: [] })
  expect(kept).toEqual([['degraded', 10]])
})
