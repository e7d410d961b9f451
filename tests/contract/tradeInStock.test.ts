import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockDocumentFixture as listed } from '@/src/domain/search/index/stockDocument.testing'
import { estimateOf } from '@/src/domain/tradeIn/estimateOf'
import type { StockEngine } from '@/src/services/search/stockEngine'
import { dropEngine, setTestEngine, testEngine } from './testEngine'

let engine: StockEngine

beforeAll(async () => {
  const corolla = { make: 'Toyota', model: 'Corolla', car_type: 'used', item_type: 'car', year: 2021 } as const
  engine = await testEngine()
  await engine.writeDocuments([
    ...[19_000, 20_000, 21_000, 22_000].map((price, at) => listed({ ...corolla, id: `c-${at}`, price, km: 42_000 })),
    listed({ ...corolla, id: 'elsewhere', price: 24_000, km: 42_000, sites: ['second-gear'] }),
    listed({ ...corolla, id: 'cross', model: 'Corolla Cross', price: 40_000, km: 42_000 }),
    listed({ ...corolla, id: 'new', car_type: 'new', price: 45_000, km: 0 }),
    listed({ ...corolla, id: 'worn', price: 8_000, km: 190_000 }),
  ])
  setTestEngine(engine)
})
afterAll(() => dropEngine(engine))

test('LEA-31 ALRT-08 TEN-15 comparable used stock of the whole platform, as counts of prices only', async () => {
  const { getTradeInComparisons } = await import('@/src/data/cars/getTradeInComparisons')
  const own = { make: 'toyota', model: 'Corolla Ascent Sport', year: 2021, odometerKm: 40_000 }
  const comparisons = await getTradeInComparisons(own)
  expect(comparisons[0]).toEqual({
    prices: { '19000': 1, '20000': 1, '21000': 1, '22000': 1, '24000': 1 },
    years: [2020, 2022],
  })
  const now = new Date('2026-11-24T00:00:00Z')
  expect(estimateOf(own, comparisons, {}, { minimum: 5, now })).toMatchObject({ low: 15_600, high: 18_900, count: 5 })
  expect(await getTradeInComparisons({ ...own, model: 'Yaris' })).toEqual([])
  expect(await getTradeInComparisons({ ...own, make: 'x" OR make != "x' })).toEqual([])
})
