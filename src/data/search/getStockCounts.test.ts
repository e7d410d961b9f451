import { beforeEach, expect, test, vi } from 'vitest'
import type { SearchState } from '@/src/domain/search/url/SearchState'
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
  searchStock: async (_site: unknown, { refinements }: SearchState) => ({
    total: 3,
    degraded: isAway,
    facets: {
      make: [{ value: 'Kia', count: 3 }],
      simple_body: [{ value: 'SUV', count: 2 }],
      location_name: [{ value: 'Bay Yard', count: 2 }],
      item_type: [{ value: 'car', count: 3 }],
    },
    histograms: {
      price: { from: refinements.simple_body?.includes('SUV') ? 50_000 : 10_000, width: 10_000, counts: [2, 1] },
    },
  }),
}))
vi.mock('../directories/makeDirectory', () => ({
  makeDirectory: async () => {
    const sportage = { slug: 'sportage', label: 'Sportage', href: '/search/kia/sportage', count: 5 }
    return { hits: [{ slug: 'kia', label: 'Kia', models: [sportage] }], degraded: false }
  },
}))
vi.mock('@/src/services/search/engine', () => ({
  stockEngine: () => ({
    searchCards: async (queries: { filter: string[] }[]) =>
      queries.map(({ filter }) => {
        const isAsked = (part: string) => filter.some((one) => one.includes(part))
        if (!isAsked('sites = "bay"')) throw new Error('Cars of other sites were counted.')
        // The search lists what is sold or on its way, too.
        const [asked] = filter.slice(1).filter((one) => one.includes('status'))
        const listed = isAsked('demo') ? 1 : 2
        const count = asked === undefined ? listed : Number(asked.includes('in_stock') === isAsked('new'))
        return { facetDistribution: { make_model: count > 0 ? { 'Kia|Sportage': count } : {} } }
      }),
  }),
}))

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
    kindTotals: { car: 3 },
    models: {
      kia: [
        {
          label: 'Sportage',
          total: 5,
          listed: { new: 2, demo: 1, used: 2 },
          available: { here: { new: 1, demo: 0, used: 0 }, coming: { new: 0, demo: 1, used: 1 } },
        },
      ],
    },
    // Of the SUVs, which the search field's example names, not of the whole stock.
    middleDollars: 60_000,
  })
  expect(kept).toEqual([['stock-totals', 3600]])
})

test('SEA-23 while the search engine is away there are no counts, and a page made then is soon made again', async () => {
  isAway = true
  expect(await getStockCounts(site)).toMatchObject({ total: 0, makes: [] })
  expect(kept).toEqual([['degraded', 10]])
})
