import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { instantMeiliSearch } from '@meilisearch/instant-meilisearch'
import instantsearch from 'instantsearch.js'
import { connectHits, connectRange, connectRefinementList } from 'instantsearch.js/es/connectors'
import { stockDocumentFixture as car } from '@/src/domain/search/index/stockDocument.testing'
import type { StockEngine } from '@/src/services/search/stockEngine'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { endlessBody } from '@/tests/support/endlessBody'
import { dropEngine, testEngine, setTestEngine } from './testEngine'

const site = (slug: string) => ({ id: `id-${slug}`, slug, memberIds: [`id-${slug}`], settings: settingDefaults })

vi.mock('@/src/data/site/tenantOfHost', () => ({
  requestHost: (headers: Headers) => headers.get('host'),
  tenantOfHost: async (host: string | null) => {
    const slug = /^([a-z-]+)\.localhost/.exec(host ?? '')?.[1]
    return slug ? { kind: 'site', tenantId: `id-${slug}` } : { kind: 'unknown' }
  },
}))
vi.mock('@/src/data/site/getSite', () => ({ getSite: async (id: string) => site(id.replace('id-', '')) }))

let engine: StockEngine

beforeAll(async () => {
  engine = await testEngine()
  await engine.writeDocuments([
    car({ id: 'own', title: 'Toyota Corolla own' }),
    car({ id: 'mazda', make: 'Mazda', make_model: 'Mazda|3', model: '3', price: 18_000, title: 'Mazda 3' }),
    car({ id: 'free', price: null, title: 'Kia Rio', make: 'Kia', make_model: 'Kia|Rio' }),
    car({ id: 'foreign', sites: ['second-gear'], tenant: 'CANARY', make: 'CANARY', title: 'CANARY' }),
    car({
      id: 'sold',
      status: 'sold',
      sold_date_timestamp: Math.floor(Date.now() / 1000) - 9 * 86_400,
      title: 'CANARY',
    }),
  ])
  setTestEngine(engine)
})
afterAll(() => dropEngine(engine))
beforeEach(() => {
  globalThis.searchGuard = undefined
})

const post = async (path: string, body: unknown, host = 'harbour-city.localhost:3000') => {
  const request = new Request(`http://${host}${path}`, {
    method: 'POST',
    headers: { host, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  if (path.endsWith('/facet-search')) {
    const { POST } = await import('@/src/app/api/search/indexes/[uid]/facet-search/route')
    return POST(request, { params: Promise.resolve({ uid: path.split('/').at(-2) ?? '' }) })
  }
  const { POST } = path.endsWith('/cars')
    ? await import('@/src/app/api/search/cars/route')
    : await import('@/src/app/api/search/multi-search/route')
  return POST(request)
}
const multi = (query: object, host?: string) =>
  post('/api/search/multi-search', { queries: [{ indexUid: engine.index, ...query }] }, host)

describe("the browser's search endpoint", () => {
  test("TEN-15 SEA-23 only this site's visible stock, whatever the browser asks", async () => {
    const hostile: object[] = [
      {},
      { filter: 'sites = "second-gear"' },
      { filter: 'id EXISTS OR id EXISTS' },
      { filter: '") OR (id EXISTS' },
      { filter: [['sites = "second-gear"', 'id EXISTS']] },
      { filter: ['status = "sold"'] },
      { attributesToRetrieve: ['*'], q: 'canary' },
      { facets: ['*'], hitsPerPage: 0 },
      { limit: 1000, offset: 0 },
    ]
    for (const query of hostile) {
      const response = await multi(query)
      const text = await response.text()
      expect([200, 400], text).toContain(response.status)
      for (const secret of ['CANARY', '"sites"', '"tenant"', '"custom_rank"', 'foreign'])
        expect(text).not.toContain(secret)
    }
    expect(await (await multi({})).json()).toMatchObject({ results: [{ totalHits: 3 }] })
  })

  test('TEN-15 the host decides: another dealership gets its own', async () => {
    const answer = await (await multi({}, 'second-gear.localhost:3000')).json()
    expect(answer.results[0].hits.map((hit: { id: string }) => hit.id)).toEqual(['foreign'])
    const nowhere = await multi({}, 'example.com')
    expect(nowhere.status).toBe(421)
    expect(await nowhere.json()).toMatchObject({ success: false, error: { code: 'unknown_site' } })
  })

  test('SEA-04 SEA-05 instant-meilisearch itself searches, refines and counts through it', async () => {
    const httpClient = async (input: URL | RequestInfo, init?: RequestInit) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      return (await post(pathname, String(init?.body))).json()
    }
    const { searchClient } = instantMeiliSearch('http://harbour-city.localhost:3000/api/search/', 'same-origin', {
      finitePagination: true,
      primaryKey: 'id',
      httpClient,
    })
    const indexName = `${engine.index}:price:asc`
    const initialUiState = { [indexName]: { refinementList: { make: ['Mazda', 'Toyota'] } } }
    const search = instantsearch({ indexName, searchClient, initialUiState })
    const seen = { hits: [''], makes: [''], max: 0, total: 0, values: [''] }
    let searchMakes = (_text: string): void => undefined
    search.addWidgets([
      connectHits(({ items, results }) => {
        seen.hits = items.map(({ objectID }) => objectID)
        seen.total = results?.nbHits ?? 0
      })({}),
      connectRange(({ range }) => (seen.max = range.max ?? 0))({ attribute: 'price' }),
      connectRefinementList(({ items, searchForItems, isFromSearch }) => {
        searchMakes = searchForItems
        if (isFromSearch) seen.values = items.map(({ value }) => value)
        else seen.makes = items.map(({ value, count }) => `${value} ${count}`)
      })({ attribute: 'make', sortBy: ['name:asc'] }),
    ])
    search.start()
    await expect.poll(() => seen.hits).toEqual(['mazda', 'own'])
    expect(seen).toMatchObject({ makes: ['Kia 1', 'Mazda 1', 'Toyota 1'], max: 25_990, total: 2 })
    searchMakes('toy')
    await expect.poll(() => seen.values).toEqual(['Toyota'])
    search.dispose()
  })

  test('TEN-15 facet search stays within the site', async () => {
    const path = `/api/search/indexes/${engine.index}/facet-search`
    for (const filter of [undefined, 'sites = "second-gear"', ['id EXISTS']]) {
      const text = await (await post(path, { facetName: 'make', facetQuery: '', filter })).text()
      expect(text).not.toContain('CANARY')
    }
    expect((await post(path, { facetName: 'sites', facetQuery: '' })).status).toBe(400)
    expect((await post('/api/search/indexes/other/facet-search', { facetName: 'make' })).status).toBe(404)
  })

  test.each([
    ['not JSON', 'not json', 400, 'invalid_request'],
    ['no queries', { queries: [] }, 400, 'invalid_request'],
    ['too many', { queries: Array.from({ length: 26 }, () => ({ indexUid: 'x' })) }, 400, 'invalid_request'],
    ['another index', { queries: [{ indexUid: 'Other' }] }, 404, 'unknown_index'],
    ['a huge body', `{"queries":[{"indexUid":"${'x'.repeat(70_000)}"}]}`, 413, 'too_large'],
    [
      'too many hits',
      { queries: Array.from({ length: 2 }, () => ({ indexUid: 'x', limit: 210 })) },
      400,
      'invalid_request',
    ],
  ])('ERR-19 %s', async (_what, body, status, code) => {
    const response = await post('/api/search/multi-search', body)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ success: false, error: { code } })
  })

  test("ERR-19 a filter the engine does not understand is the client's error", async () => {
    const response = await multi({ filter: 'price >' })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ success: false, error: { code: 'invalid_search' } })
  })

  test('ERR-19 NFR-06 H3 too many searches, counted by query: 429, and other sites go on', async () => {
    const statuses = new Set<number>()
    const queries = Array.from({ length: 10 }, () => ({ indexUid: engine.index, hitsPerPage: 0 }))
    for (let n = 0; n < 40; n += 1) statuses.add((await post('/api/search/multi-search', { queries })).status)
    expect(statuses).toEqual(new Set([200, 429]))
    expect((await multi({}, 'second-gear.localhost:3000')).status).toBe(200)
  })

  test("SEA-28 equal searches are answered from memory until the site's stock changes", async () => {
    const spy = vi.spyOn((await import('@/src/services/search/engine')).stockEngine(), 'searchRaw')
    await multi({ q: 'mazda' })
    await multi({ q: 'mazda' })
    expect(spy).toHaveBeenCalledTimes(1)
    await multi({ q: 'mazda' }, 'second-gear.localhost:3000')
    expect(spy).toHaveBeenCalledTimes(2)
    globalThis.searchGuard?.answers.forget('id-harbour-city')
    await multi({ q: 'mazda' })
    expect(spy).toHaveBeenCalledTimes(3)
    spy.mockRestore()
  })
})

describe('NFR-06 H2 a body beyond what a route reads is refused half-way', () => {
  const params = (values: object) => ({ params: Promise.resolve(values) })
  const endless = async (answer: (request: Request) => Promise<Response>) => {
    const { body, sent } = endlessBody()
    const headers = { host: 'harbour-city.localhost:3000', 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body, duplex: 'half' }
    const response = await answer(new Request('http://harbour-city.localhost:3000/', init))
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ success: false, error: { code: 'too_large' } })
    expect(sent()).toBeLessThan(200_000)
  }

  test('multi-search, cars, facet search and directories', async () => {
    const multiSearch = await import('@/src/app/api/search/multi-search/route')
    const cars = await import('@/src/app/api/search/cars/route')
    const facetSearch = await import('@/src/app/api/search/indexes/[uid]/facet-search/route')
    const directory = await import('@/src/app/api/search/directory/[name]/route')
    await endless(multiSearch.POST)
    await endless(cars.POST)
    await endless((request) => facetSearch.POST(request, params({ uid: engine.index }) as never))
    await endless((request) => directory.POST(request, params({ name: 'makes' }) as never))
  })
})

describe('POST /api/search/cars', () => {
  test('SEA-09 SEA-08 SEA-05 filters, order, offset and filter expression; hits, count, facets, pages, ms', async () => {
    const body = {
      filters: { price: { min: 1 } },
      sort: ['price:asc'],
      hitsPerPage: 1,
      offset: 1,
      search_filters: 'year = 2022',
    }
    const answer = await (await post('/api/search/cars', body)).json()
    expect(answer).toMatchObject({ success: true, count: 2, pages: 2 })
    expect(answer.hits.map((hit: { id: string }) => hit.id)).toEqual(['own'])
    expect(answer.facets.make).toContainEqual({ label: 'Mazda', value: 'Mazda', count: 1 })
    expect(answer.facetStats.price).toEqual({ min: 18_000, max: 25_990 })
    expect(answer.ms).toBeGreaterThanOrEqual(0)
  })

  test('TEN-15 its filter expression cannot leave the site', async () => {
    for (const search_filters of ['sites = "second-gear"', 'id EXISTS OR sites = "second-gear"', '") OR (id EXISTS']) {
      const text = await (await post('/api/search/cars', { search_filters })).text()
      expect(text).not.toContain('CANARY')
    }
  })

  test('SEA-24 sold cars that follow one another are one', async () => {
    const sold = ['s1', 's2', 's3'].map((id, n) =>
      car({ id, sites: ['just-sold'], status: 'sold', price: 20_000 + n, sold_date_timestamp: Date.now() / 1000 }),
    )
    await engine.writeDocuments([...sold, car({ id: 'free-1', sites: ['just-sold'], price: 90_000 })])
    const { hits, count } = await (
      await post('/api/search/cars', { sort: ['price:asc'] }, 'just-sold.localhost:3000')
    ).json()
    expect([hits.map((hit: { id: string }) => hit.id), count]).toEqual([['s1', 'free-1'], 4])
  })

  test('ERR-19 an unknown filter is named', async () => {
    const response = await post('/api/search/cars', { filters: { nonsense: 1 } })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { fields: { 'filters.nonsense': expect.any(String) } } })
  })
})
