import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { indexSettings } from '@/src/domain/search/index/indexSettings'
import { readSearchResult } from '@/src/domain/search/results/readSearchResult'
import { searchQueries } from '@/src/domain/search/query/searchQueries'
import { emptySearchState, type SearchState } from '@/src/domain/search/url/SearchState'
import { siteFilter, type SiteScope } from '@/src/domain/search/index/siteFilter'
import { stockDocumentFixture as car } from '@/src/domain/search/index/stockDocument.testing'
import { SearchError } from '@/src/services/search/SearchError'
import { createStockEngine, type StockEngine } from '@/src/services/search/stockEngine'
import { parseSearchKey, tenantToken } from '@/src/services/search/tenantToken'
import { dropEngine, testEngine } from './testEngine'

const now = new Date('2026-05-04T10:00:00Z')
const daysAgo = (days: number) => Math.floor(now.getTime() / 1000) - days * 86_400
const harbour: SiteScope = { slug: 'harbour-city', soldVisibleDays: 3, visibilityRule: 0, visibilityMakes: [] }
const group: SiteScope = { ...harbour, slug: 'apex' }

const stock = [
  car({ id: 'corolla', sites: ['harbour-city', 'apex'], custom_rank: 5, price: 25_990, km: 30_000 }),
  car({
    id: 'corolla-hybrid',
    title: '2023 Toyota Corolla ZR Hybrid',
    fuel: 'Hybrid',
    simple_fuel: 'Hybrid',
    price: 38_000,
    custom_rank: 9,
    stocknum: 'A20002',
    filtered_features: ['Sunroof', 'Tow bar'],
  }),
  car({
    id: 'cx5',
    title: '2021 Mazda CX-5 Maxx',
    make: 'Mazda',
    make_slug: 'mazda',
    model: 'CX-5',
    model_slug: 'cx-5',
    make_model: 'Mazda|CX-5',
    badge: 'Maxx',
    simple_body: 'SUV',
    body: 'SUV',
    price: 31_500,
    filtered_features: ['Sunroof'],
    stocknum: 'M30003',
  }),
  car({ id: 'no-price', title: '2020 Kia Rio', make: 'Kia', model: 'Rio', make_model: 'Kia|Rio', price: null }),
  car({
    id: 'sold-2',
    title: '2019 Ford Focus',
    make: 'Ford',
    model: 'Focus',
    make_model: 'Ford|Focus',
    status: 'sold',
    sold_date_timestamp: daysAgo(2),
  }),
  car({
    id: 'sold-5',
    title: '2019 Ford Fiesta',
    make: 'Ford',
    model: 'Fiesta',
    make_model: 'Ford|Fiesta',
    status: 'sold',
    sold_date_timestamp: daysAgo(5),
  }),
  car({
    id: 'coming',
    title: '2026 Ford Ranger',
    make: 'Ford',
    model: 'Ranger',
    make_model: 'Ford|Ranger',
    status: 'coming_soon',
    car_type: 'new',
  }),
  car({ id: 'elsewhere', title: '2022 Toyota Corolla CANARY', sites: ['second-gear'], dealership_slug: 'second-gear' }),
]

let engine: StockEngine

beforeAll(async () => {
  engine = await testEngine()
  await engine.writeDocuments(stock)
})
afterAll(() => dropEngine(engine))

const find = async (changes: Partial<SearchState> = {}, scope = harbour, excludeZeroPrice = false) => {
  const state = { ...emptySearchState, ...changes }
  const { queries, disjunctive } = searchQueries({
    index: engine.index,
    scope: siteFilter(scope, now),
    preset: null,
    state,
    pageSize: 21,
    excludeZeroPrice,
  })
  return readSearchResult(await engine.search(queries.map((query) => ({ ...query }))), disjunctive, {
    page: 1,
    pageSize: 21,
  })
}
const ids = async (changes: Partial<SearchState> = {}, scope = harbour, excludeZeroPrice = false) =>
  (await find(changes, scope, excludeZeroPrice)).hits.map(({ id }) => id)

describe('visibility', () => {
  test('SEA-23 TEN-15 a site finds its own stock: available, coming soon, sold within its days', async () => {
    expect((await ids()).sort()).toEqual(['coming', 'corolla', 'corolla-hybrid', 'cx5', 'no-price', 'sold-2'])
    expect((await ids({}, { ...harbour, soldVisibleDays: 7 })).includes('sold-5')).toBe(true)
    expect((await ids({}, { ...harbour, soldVisibleDays: 0 })).includes('sold-2')).toBe(false)
    expect(await ids({}, group)).toEqual(['corolla'])
  })

  test('SEA-25 every visibility rule is understood by the engine', async () => {
    for (let visibilityRule = 0; visibilityRule <= 14; visibilityRule += 1) {
      const found = await ids({}, { ...harbour, visibilityRule, visibilityMakes: ['mazda'] })
      expect(found).not.toContain('elsewhere')
      if (visibilityRule === 7) expect(found).not.toContain('sold-2')
      if (visibilityRule === 13) expect(found).toEqual(['cx5'])
    }
  })

  test('TEN-15 no value of a facet or a keyword gets out of the site', async () => {
    const hostile = ['" OR sites = "second-gear', '\\" OR sites = "second-gear', '\\', '"', '"] OR id EXISTS', "' OR 1"]
    for (const value of hostile) {
      expect(await ids({ refinements: { make: [value] } })).toEqual([])
      expect(await ids({ refinements: { filtered_features: [value] } })).toEqual([])
      expect(await ids({ query: `${value} canary` })).toEqual([])
    }
  })
})

describe('keywords', () => {
  test.each([
    ['toyota corolla hybrid', ['corolla-hybrid']],
    ['corola', ['corolla-hybrid', 'corolla']],
    ['cx5', ['cx5']],
    ['cx-5', ['cx5']],
    ['mazda cx 5', ['cx5']],
    ['A20002', ['corolla-hybrid']],
    ['A20009', []],
    ['corolla sunroof yacht', []],
    ['2021', ['cx5']],
    ['2025', []],
  ])('SEA-01 "%s"', async (query, expected) => {
    expect(await ids({ query })).toEqual(expected)
  })
})

describe('order', () => {
  test('SEA-10 SEA-21 without a choice the custom rank decides, descending', async () => {
    expect((await ids()).slice(0, 2)).toEqual(['corolla-hybrid', 'corolla'])
  })

  test('SEA-22 cars without a price are last in either order of price, or left out', async () => {
    expect((await ids({ sort: 'price:asc' })).at(-1)).toBe('no-price')
    expect((await ids({ sort: 'price:desc' })).at(-1)).toBe('no-price')
    const priced = await ids({ sort: 'price:asc' }, harbour, true)
    expect(priced).not.toContain('no-price')
    expect(priced.at(-1)).toBe('corolla-hybrid')
  })
})

describe('facets', () => {
  test('SEA-04 SEA-05 counts ignore their own refinement but not the others', async () => {
    const result = await find({ refinements: { make: ['Mazda'] } })
    expect(result.hits.map(({ id }) => id)).toEqual(['cx5'])
    expect(result.facets.make?.map(({ value, count }) => [value, count])).toEqual([
      ['Ford', 2],
      ['Toyota', 2],
      ['Kia', 1],
      ['Mazda', 1],
    ])
    expect(result.facets.simple_body).toEqual([{ label: 'SUV', value: 'SUV', count: 1 }])
  })

  test('SRP-26 the price slider keeps the bounds of what is found without it', async () => {
    const result = await find({ ranges: { price: { min: 30_000, max: 32_000 } } })
    expect(result.hits.map(({ id }) => id)).toEqual(['cx5'])
    expect(result.stats.price).toEqual({ min: 25_990, max: 38_000 })
  })

  test('SEA-01 features narrow: all of them must be there', async () => {
    expect(await ids({ refinements: { filtered_features: ['Sunroof', 'Tow bar'] } })).toEqual(['corolla-hybrid'])
  })

  test('SRP-24 certified is a switch', async () => {
    expect(await ids({ refinements: { certified: ['true'] } })).toEqual([])
  })
})

describe('the engine', () => {
  test('SEA-06 the index has exactly the settings of the table, and setting them again changes nothing', async () => {
    await engine.ensureIndex()
    const actual = await engine.client.index(engine.index).getSettings()
    const wanted = indexSettings()
    expect(new Set(actual.filterableAttributes)).toEqual(new Set(wanted.filterableAttributes))
    expect(new Set(actual.sortableAttributes)).toEqual(new Set(wanted.sortableAttributes))
    expect(actual).toMatchObject({
      searchableAttributes: wanted.searchableAttributes,
      rankingRules: wanted.rankingRules,
      pagination: wanted.pagination,
      faceting: { maxValuesPerFacet: 500, sortFacetValuesBy: { '*': 'count', price: 'alpha', km: 'alpha' } },
    })
    expect(actual.faceting?.sortFacetValuesBy).toEqual(wanted.faceting.sortFacetValuesBy)
  })

  test('NFR-06 what scopes and ranks a car never leaves the engine', async () => {
    const [answer] = await engine.searchRaw([{ q: '', filter: [siteFilter(harbour, now)], hitsPerPage: 5 }])
    const text = JSON.stringify(answer)
    expect(text).toContain('corolla')
    for (const field of ['"sites"', '"tenant"', '"custom_rank"']) expect(text).not.toContain(field)
  })

  test('SEA-10 a refused document is an error, though the engine accepted the call', async () => {
    const bad = car({ id: 'not an id!' })
    await expect(engine.writeDocuments([bad])).rejects.toMatchObject({
      kind: 'task_failed',
      code: 'invalid_document_id',
    })
  })

  test('SEA-15 TEN-15 a tenant token finds its own site and nothing else', async () => {
    const { token } = await tenantToken({ engine, scope: siteFilter(harbour, now), ownKey: null, now: new Date() })
    const browser = createStockEngine({ host: inject('servers').meilisearchUrl, apiKey: token, index: engine.index })
    const [own] = await browser.search([{ q: 'corolla', hitsPerPage: 10 }])
    expect(own?.hits.map(({ id }) => id).sort()).toEqual(['corolla', 'corolla-hybrid'])
    const [other] = await browser.search([{ q: '', filter: 'sites = "second-gear"', hitsPerPage: 10 }])
    expect(other?.hits).toEqual([])
    await expect(browser.writeDocuments([car()])).rejects.toBeInstanceOf(SearchError)
    await browser.close()
  })

  test('SEA-15 NFR-06 a dealership’s own search key signs such a token as well, and its list of values is scoped', async () => {
    const { uid, key } = await engine.client.createKey({
      actions: ['search'],
      indexes: [engine.index],
      expiresAt: null,
    })
    const ownKey = parseSearchKey(`${uid}:${key}`)
    const { token } = await tenantToken({ engine, scope: siteFilter(harbour, now), ownKey, now: new Date() })
    expect(token).not.toContain(key)
    const browser = createStockEngine({ host: inject('servers').meilisearchUrl, apiKey: token, index: engine.index })
    const [all] = await browser.search([{ q: '', hitsPerPage: 50 }])
    const [own] = await engine.search([{ q: '', filter: siteFilter(harbour, now), hitsPerPage: 50 }])
    expect(all?.hits.map(({ id }) => id).sort()).toEqual(own?.hits.map(({ id }) => id).sort())
    const makes = await browser.facetSearch({ facetName: 'make', facetQuery: '', q: '', filter: [] })
    expect(makes).toEqual(
      expect.objectContaining(
        await engine
          .facetSearch({ facetName: 'make', facetQuery: '', q: '', filter: [siteFilter(harbour, now)] })
          .then(({ facetHits }) => ({ facetHits })),
      ),
    )
    await browser.close()
  })

  test('SEA-08 an engine that is not there is unavailable, not a crash', async () => {
    const nobody = createStockEngine({ host: 'http://127.0.0.1:9', apiKey: 'x', index: 'x', timeoutMs: 500 })
    await expect(nobody.search([{ q: '' }])).rejects.toMatchObject({ kind: 'unavailable' })
    expect(await nobody.isHealthy()).toBe(false)
    await nobody.close()
  })
})
