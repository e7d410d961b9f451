import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { stockDocumentFixture as listed } from '@/src/domain/search/index/stockDocument.testing'
import { carFixture } from '@/src/domain/stock/car/carFixture.testing'
import { pricePosition } from '@/src/domain/stock/pricing/pricePosition'
import type { StockEngine } from '@/src/services/search/stockEngine'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { dropEngine, setTestEngine, testEngine } from './testEngine'

vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))
vi.mock('@/src/data/reads/payloadClient', () => ({ payloadClient: async () => ({ logger: { error: vi.fn() } }) }))

const site = { id: 'id-own', slug: 'harbour-city', memberIds: ['id-own'], settings: settingDefaults }
const own = carFixture({ id: 'own', year: 2021, km: 40_000, price: 21_000 })
let engine: StockEngine

beforeAll(async () => {
  const corolla = {
    make: 'Toyota',
    model: 'Corolla',
    car_type: 'used',
    item_type: 'car',
    year: 2021,
    km: 42_000,
  } as const
  engine = await testEngine()
  await engine.writeDocuments([
    listed({ ...corolla, id: 'own', price: 21_000 }),
    ...[19_000, 20_000, 22_000, 23_000].map((price, at) => listed({ ...corolla, id: `close-${at}`, price })),
    listed({ ...corolla, id: 'elsewhere', price: 24_000, sites: ['second-gear'] }),
    listed({ ...corolla, id: 'older', price: 9_000, year: 2018 }),
    listed({ ...corolla, id: 'worn', price: 8_000, km: 190_000 }),
    listed({ ...corolla, id: 'new', price: 40_000, car_type: 'new' }),
    listed({
      ...corolla,
      id: 'sold',
      price: 5_000,
      status: 'sold',
      sold_date_timestamp: Math.floor(Date.now() / 1000),
    }),
    listed({ ...corolla, id: 'no-price', price: null }),
    listed({ ...corolla, id: 'camry', model: 'Camry', price: 30_000 }),
  ])
  setTestEngine(engine)
})
afterAll(() => dropEngine(engine))

test('ALRT-08 comparable stock of the whole platform: prices only, close cars first, then a wider circle', async () => {
  const { findNeighbours } = await import('@/src/data/cars/getNeighbours')
  const { comparisons } = await findNeighbours(site, own)
  expect(pricePosition(21_000, comparisons, 5)).toEqual({
    count: 5,
    dearer: 3,
    lowDollars: 19_000,
    medianDollars: 22_000,
    highDollars: 24_000,
    at: 0.4,
    years: [2020, 2022],
  })
  expect(pricePosition(21_000, comparisons, 6)).toMatchObject({ count: 6, lowDollars: 9_000, years: [2018, 2024] })
  expect(pricePosition(21_000, comparisons, 7)).toBeNull()
})

test('VDP-32 without market averages the gauge measures by comparable stock', async () => {
  const { getAutoGauge } = await import('@/src/data/cars/getAutoGauge')
  expect(await getAutoGauge(site, own)).toMatchObject({
    listing_price: 21_000,
    market_range_min: 19_400,
    market_range_max: 23_600,
    confidence: 0.25,
  })
  const noGauge = { ...site, settings: { ...settingDefaults, plugins: [] } }
  expect(await getAutoGauge(noGauge, own)).toBeNull()
})
