import { describe, expect, test } from 'vitest'
import { RateLimit } from '@/src/domain/RateLimit'
import { browserAnswer, multiSearchSchema, scopeBrowserQuery, searchCost } from './browserQuery'
import { carSearchSchema, carSearchState } from './carSearchRequest'
import { facets } from '../facets/facets'
import { RecentCache } from '../results/RecentCache'
import { stockDocumentFixture } from '../index/stockDocument.testing'

const scoped = (query: object) => {
  const { queries } = multiSearchSchema.parse({ queries: [{ indexUid: 'x', ...query }] })
  return queries.map((parsed) => scopeBrowserQuery(parsed, 'SCOPE'))[0]
}

describe('browser queries', () => {
  test('TEN-15 the scope comes first, whatever the browser sends as a filter', () => {
    expect(scoped({})?.filter).toEqual(['SCOPE'])
    expect(scoped({ filter: '' })?.filter).toEqual(['SCOPE'])
    expect(scoped({ filter: 'a = 1 OR b = 2' })?.filter).toEqual(['SCOPE', 'a = 1 OR b = 2'])
    expect(scoped({ filter: [['a', 'b'], 'c'] })?.filter).toEqual(['SCOPE', ['a', 'b'], 'c'])
  })

  test('SEA-08 only known keys, facets and orders get through', () => {
    const query = scoped({
      attributesToRetrieve: ['sites'],
      showRankingScore: true,
      vector: [1],
      hybrid: { embedder: 'x' },
      matchingStrategy: 'last',
      facets: ['make', 'sites', 'tenant'],
      sort: ['custom_rank:asc', 'price:asc', 'sites:asc'],
      highlightPreTag: '<script>',
    })
    expect(Object.keys(query ?? {}).sort()).toEqual(
      'attributesToRetrieve facets filter hitsPerPage matchingStrategy page q sort'.split(' '),
    )
    expect(query?.attributesToRetrieve).not.toContain('sites')
    expect(query).toMatchObject({ facets: ['make'], sort: ['price:asc'], matchingStrategy: 'all' })
    expect(scoped({ facets: ['*'] })?.facets).not.toContain('sites')
  })

  test('SEA-08 limits are clamped', () => {
    expect(scoped({ hitsPerPage: 5000, page: 99_999 })).toMatchObject({ hitsPerPage: 210, page: 1000 })
    expect(scoped({ limit: 5000, offset: 1_000_000 })).toMatchObject({ limit: 210, offset: 20_000 })
    expect(scoped({ hitsPerPage: 0 })?.hitsPerPage).toBe(0)
  })

  test('SEA-05 a range whose full thousands are counted comes without the count of each price', () => {
    expect(scoped({ facets: ['price', 'price_step'] })?.facets).toEqual(['price', 'price_step'])
    const price_step = { '12000': 2, '13000': 1 }
    const facetDistribution = { price: { '12990': 2, '13500': 1 }, price_step, seats: { '5': 3 } }
    expect(browserAnswer({ hits: [], totalHits: 3, facetDistribution })).toEqual({
      hits: [],
      totalHits: 3,
      facetDistribution: { price: {}, price_step, seats: { '5': 3 } },
    })
    expect(browserAnswer({ hits: [] })).toEqual({ hits: [] })
  })

  test('NFR-06 a hit is what a card shows, whatever the engine sends', () => {
    const hit = { ...stockDocumentFixture({ id: 'a' }), tenant: 'secret' }
    expect(browserAnswer({ hits: [hit] }).hits[0]).not.toHaveProperty('tenant')
  })

  const asked = (...queries: object[]): boolean =>
    multiSearchSchema.safeParse({ queries: queries.map((query) => ({ indexUid: 'x', ...query })) }).success
  const times = (count: number, query: object): object[] => Array.from({ length: count }, () => query)

  test('NFR-06 H3 hits and counted facets are bounded in all queries of a request together', () => {
    expect(asked(...times(2, { hitsPerPage: 210 }))).toBe(false)
    expect(asked(...times(25, { limit: 5000 }))).toBe(false)
    expect(asked(...times(13, {})), 'the engine’s own 20 each').toBe(false)
    expect(asked(...times(3, { facets: ['*'], hitsPerPage: 0 }))).toBe(false)
  })

  test('NFR-06 H3 a long list costs as much of the limit as several queries, counts cost one', () => {
    const query = (hitsPerPage: number) => ({ indexUid: 'stock', hitsPerPage })
    expect(searchCost([query(15)])).toBe(1)
    expect(searchCost([query(24), query(0), query(0)])).toBe(4)
    expect(searchCost([query(210)])).toBe(14)
  })

  test('NFR-06 H3 what instant-meilisearch asks passes: a page with its facets, and counts of each facet in use', () => {
    const all = facets.map(({ attribute }) => attribute)
    const counts = all.slice(0, 24).map((attribute) => ({ facets: [attribute], hitsPerPage: 0, page: 1 }))
    for (const hitsPerPage of [21, 24, 100, 210])
      expect(asked({ facets: all, hitsPerPage, page: 1 }, ...counts), String(hitsPerPage)).toBe(true)
    expect(asked({ facets: ['*'], hitsPerPage: 210 }, ...counts)).toBe(true)
    expect(asked(...times(4, { limit: 20, offset: 0 }))).toBe(true)
  })

  test('ALRT-05 an order by distance gets through, and no other expression', () => {
    expect(scoped({ sort: ['_geoPoint(-33.87, 151.2):asc'] })?.sort).toEqual(['_geoPoint(-33.87, 151.2):asc'])
    expect(scoped({ sort: ['_geoPoint(1, 2):desc', 'distance', '_geoPoint(a):asc'] })?.sort).toEqual([])
  })
})

describe('POST /api/search/cars', () => {
  test('SEA-08 filters become refinements and ranges; unknown ones are named', () => {
    const request = carSearchSchema.parse({
      filters: { make: 'Toyota', seats: 7, price: { max: 30_000 }, certified: true, nonsense: 'x', km: [1, 2] },
      sort: ['price:desc'],
      query: ' hybrid ',
    })
    expect(carSearchState(request)).toEqual({
      state: {
        query: 'hybrid',
        page: 1,
        sort: 'price:desc',
        refinements: { make: ['Toyota'], certified: ['true'] },
        ranges: { seats: { min: 7, max: 7 }, price: { min: null, max: 30_000 } },
      },
      unknown: ['nonsense', 'km'],
    })
  })
})

describe('limits', () => {
  test('SEA-28 ten entries, the one unused for longest is evicted, none outlives its time', () => {
    const cache = new RecentCache<number>(10, 1000)
    for (let n = 0; n < 10; n += 1) cache.set('site', `q${n}`, n, 0)
    expect(cache.get('site', 'q0', 1)).toBe(0)
    cache.set('site', 'q10', 10, 1)
    expect(cache.size).toBe(10)
    expect(cache.get('site', 'q1', 2)).toBeUndefined()
    expect(cache.get('site', 'q0', 2)).toBe(0)
    expect(cache.get('site', 'q0', 1000)).toBeUndefined()
    cache.set('other', 'q5', 55, 3)
    cache.forget('site')
    expect(cache.size).toBe(1)
    expect(cache.get('other', 'q5', 4)).toBe(55)
  })

  test('ERR-19 a burst passes, then so many a second, each client for itself', () => {
    const limit = new RateLimit(3, 1)
    expect([1, 2, 3, 4].map(() => limit.allow('a', 0))).toEqual([true, true, true, false])
    expect(limit.allow('b', 0)).toBe(true)
    expect(limit.allow('a', 500)).toBe(false)
    expect(limit.allow('a', 1000)).toBe(true)
    expect(limit.allow('a', 1000)).toBe(false)
  })

  test('NFR-06 H3 dear requests take several tokens, or none where there are too few', () => {
    const limit = new RateLimit(5, 1)
    expect([limit.allow('a', 0, 4), limit.allow('a', 0, 2), limit.allow('a', 0)]).toEqual([true, false, true])
    expect([limit.tokens('a', 0), limit.tokens('a', 1000), limit.tokens('b', 0)]).toEqual([0, 1, 5])
  })
})
