import { expect, test, vi } from 'vitest'
import { stockDocumentFixture } from '@/src/domain/search/index/stockDocument.testing'
import type { IndexedStockDocument } from '@/src/domain/search/index/StockDocument'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import type { Site } from '@/tenants/Site'
import { getTradeInExample } from './getTradeInExample'

let cards: IndexedStockDocument[] = []
let asked: string[] = []

vi.mock('../reads/cachedRead', () => ({ cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read() }))
vi.mock('@/src/services/search/engine', () => ({
  stockEngine: () => ({
    searchCards: async (queries: { filter: string[] }[]) => {
      asked = queries.map(({ filter }) => filter.join(' AND '))
      return queries.map(() => ({ hits: cards }))
    },
  }),
}))
// Of five cars like it the middle ones cost 20,000 to 24,000: an example of at most 21,300, so of a car at 24,800 or more.
vi.mock('./getTradeInComparisons', () => ({
  comparisonsOf: async (vehicles: { year: number }[]) =>
    vehicles.map(({ year }) => [
      { prices: { '20000': 2, '22000': 1, '24000': 1, '30000': 1 }, years: [year - 1, year + 1] },
    ]),
}))

const site = {
  ...{ id: 'bay', slug: 'bay', memberIds: ['bay'] },
  settings: { ...settingDefaults, tradeIn: { ...settingDefaults.tradeIn, minComparables: 5 } },
} as unknown as Site

const year = new Date().getFullYear() - 4
const own = (changes: Partial<IndexedStockDocument>) =>
  stockDocumentFixture({ year, km: 60_000, price: 26_990, before_price: null, ...changes })

test('LEA-31 the example names the price of a car that can be bought, and none that leaves the dealership nothing', async () => {
  cards = [own({})]
  expect(await getTradeInExample(site)).toMatchObject({ asked: { text: '$26,990', odometerKm: 60_000 } })
  expect(asked.every((filter) => filter.includes('in_stock'))).toBe(true)
  for (const changes of [{ reserved: true }, { status: 'sold' as const }, { price: 24_000 }]) {
    cards = [own(changes)]
    expect(await getTradeInExample(site), JSON.stringify(changes)).toBeNull()
  }
})
