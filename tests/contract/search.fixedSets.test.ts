import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { stockDocumentFixture as car } from '@/src/domain/search/index/stockDocument.testing'
import { carFixture } from '@/src/domain/stock/car/carFixture.testing'
import { forgetEnv } from '@/src/env'
import type { StockEngine } from '@/src/services/search/stockEngine'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { dropEngine, testEngine, setTestEngine } from './testEngine'

const site = (slug: string) => ({ id: `id-${slug}`, slug, memberIds: [`id-${slug}`], settings: settingDefaults })
const own = carFixture({ id: 'own', make: 'Toyota', model: 'Corolla', simple_body: 'Hatch', price: 25_000 })

vi.mock('@/src/data/site/tenantOfHost', () => ({
  requestHost: (headers: Headers) => headers.get('host'),
  tenantOfHost: async (host: string | null) => ({ kind: 'site', tenantId: `id-${host?.split('.')[0]}` }),
}))
vi.mock('@/src/data/site/getSite', () => ({ getSite: async (id: string) => site(id.replace('id-', '')) }))
vi.mock('@/src/data/cars/getCar', () => ({ getCar: async (_: unknown, slug: string) => (slug === 'own' ? own : null) }))
// Nothing here reads the database, and loading all of it takes seconds: only its log is wanted.
const logged = vi.hoisted(() => vi.fn())
vi.mock('@/src/data/reads/payloadClient', () => ({ payloadClient: async () => ({ logger: { error: logged } }) }))
// The cache of pages exists only inside Next.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))

const now = Math.floor(Date.now() / 1000)
const days = (count: number) => count * 86_400
let engine: StockEngine

beforeAll(async () => {
  engine = await testEngine()
  await engine.writeDocuments([
    car({ id: 'own', price: 25_000 }),
    car({ id: 'corolla-dear', price: 60_000, custom_rank: 3 }),
    car({ id: 'corolla', price: 24_000, custom_rank: 2 }),
    car({ id: 'corolla-coming', status: 'coming_soon', custom_rank: 9 }),
    car({ id: 'corolla-sold', status: 'sold', sold_date_timestamp: now - days(1), custom_rank: 9 }),
    car({ id: 'corolla-sold-long', status: 'sold', sold_date_timestamp: now - days(4) }),
    car({ id: 'corolla-elsewhere', sites: ['second-gear'] }),
    car({ id: 'i30', make: 'Hyundai', model: 'i30', make_model: 'Hyundai|i30', price: 34_999, custom_rank: 8 }),
    car({ id: 'golf', make: 'Volkswagen', model: 'Golf', make_model: 'Volkswagen|Golf', price: 35_001 }),
    car({ id: 'cx5', make: 'Mazda', model: 'CX-5', make_model: 'Mazda|CX-5', simple_body: 'SUV', price: 25_000 }),
    ...[1, 2, 3, 4].map((at) =>
      car({ id: `rio-${at}`, make: 'Kia', model: 'Rio', make_model: 'Kia|Rio', price: 20_000, custom_rank: -at }),
    ),
  ])
  setTestEngine(engine)
})
afterAll(() => dropEngine(engine))
beforeEach(() => {
  globalThis.searchGuard = undefined
})

const ids = (cars: { id: string }[]) => cars.map(({ id }) => id)
const get = (path: string, slug = 'harbour-city') =>
  new Request(`http://${slug}.localhost${path}`, { headers: { host: `${slug}.localhost` } })

describe('a fixed set', () => {
  test('SEA-13 cars by filters, in the order asked for, up to a limit, within the site', async () => {
    const { stockHits } = await import('@/src/data/search/stockHits')
    const query = { filters: ['make = "Toyota"'], sort: ['price:desc'] }
    const all = ids((await stockHits(site('harbour-city'), { ...query, limit: 20 })).hits)
    expect(all[0]).toBe('corolla-dear')
    expect(all).toHaveLength(5)
    expect(all).not.toContain('corolla-elsewhere')
    expect((await stockHits(site('harbour-city'), { ...query, limit: 2 })).hits).toHaveLength(2)
  })
})

describe('similar cars', () => {
  test('SEA-17 SEA-18 SEA-19 same model first, then its body near its price, in stock, without itself', async () => {
    const { findNeighbours } = await import('@/src/data/cars/getNeighbours')
    expect(ids((await findNeighbours(site('harbour-city'), own)).similar)).toEqual([
      'corolla-dear',
      'corolla',
      'i30',
      'rio-1',
      'rio-2',
      'rio-3',
    ])
  })

  test('SEA-20 their ids by the slug of the car', async () => {
    const { GET } = await import('@/src/app/api/cars/[slug]/similar/route')
    const ask = (slug: string) => GET(get(`/api/cars/${slug}/similar`), { params: Promise.resolve({ slug }) })
    const body = await (await ask('own')).json()
    expect(body.success).toBe(true)
    expect(body.ids.slice(0, 3)).toEqual(['corolla-dear', 'corolla', 'i30'])
    expect((await ask('nothing')).status).toBe(404)
  })
})

test('ERR-17 while the engine is away a page does without similar cars, and the failure is logged', async () => {
  const { getSimilarCars } = await import('@/src/data/cars/getSimilarCars')
  const { stockEngine } = await import('@/src/services/search/engine')
  const { MEILISEARCH_URL } = process.env
  Object.assign(process.env, { MEILISEARCH_URL: 'http://127.0.0.1:1' })
  forgetEnv()
  try {
    expect(await getSimilarCars(site('harbour-city'), own)).toEqual([])
    expect(logged).toHaveBeenCalledOnce()
    await stockEngine().close()
  } finally {
    Object.assign(process.env, { MEILISEARCH_URL })
    forgetEnv()
  }
})

describe('cars a browser remembers', () => {
  const shown = async (asked: string, slug?: string) => {
    const { GET } = await import('@/src/app/api/search/shown/route')
    const response = await GET(get(`/api/search/shown?ids=${encodeURIComponent(asked)}`, slug))
    return ids((await response.json()).cars)
  }

  test('ALRT-03 only those still shown, in the order asked for', async () => {
    expect(await shown('golf,corolla-sold-long,gone,corolla-sold,own')).toEqual(['golf', 'corolla-sold', 'own'])
    expect(await shown('')).toEqual([])
  })

  test('ALRT-03 TEN-15 never another site’s, and no id can leave its literal', async () => {
    expect(await shown('corolla-elsewhere,own')).toEqual(['own'])
    expect(await shown('own,corolla-elsewhere', 'second-gear')).toEqual(['corolla-elsewhere'])
    expect(await shown('"] OR sites EXISTS OR id IN ["x')).toEqual([])
  })
})
