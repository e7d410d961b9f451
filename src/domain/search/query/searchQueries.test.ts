import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { collapseSold } from '../results/collapseSold'
import { facetOf } from '../facets/facets'
import { quote, stateFilters } from './filters'
import { indexSettings } from '../index/indexSettings'
import { readSearchResult, totalHits } from '../results/readSearchResult'
import { stockDocumentFixture } from '../index/stockDocument.testing'
import { stockResult } from '../results/stockResult'
import { searchQueries } from './searchQueries'
import { emptySearchState, type SearchState } from '../url/SearchState'
import { siteFilter, soldCutOff } from '../index/siteFilter'
import { visibilityRules } from '../index/visibilityRules'

const scope = { slug: 'harbour-city', soldVisibleDays: 3, visibilityRule: 0, visibilityMakes: [] }
const now = new Date('2026-05-04T10:00:00Z')
const seconds = now.getTime() / 1000
const state: SearchState = {
  ...emptySearchState,
  query: 'hybrid',
  page: 2,
  refinements: { make: ['Toyota', 'Land Rover'], filtered_features: ['Sunroof', 'Tow bar'] },
  ranges: { price: { min: 10_000, max: 20_000 } },
}
const input = { index: 'cars', scope: 'SCOPE', preset: null, state, pageSize: 21, excludeZeroPrice: false }

describe('filters', () => {
  test('SEA-08 no value can leave its literal', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', '\\', "'", 'a', ' ', ']', ')') }), (value) => {
        const inside = quote(value).slice(1, -1)
        expect(inside.replaceAll(/\\[\\"]/g, '')).not.toContain('"')
        expect(inside.replaceAll(/\\[\\"]/g, '').endsWith('\\')).toBe(false)
      }),
    )
  })

  test('SEA-08 any-of facets become IN, all-of facets one condition each, ranges two', () => {
    expect(stateFilters(state)).toEqual([
      'make IN ["Toyota", "Land Rover"]',
      'filtered_features = "Sunroof"',
      'filtered_features = "Tow bar"',
      'price >= 10000',
      'price <= 20000',
    ])
  })
})

describe('site filter', () => {
  test('SEA-23 this site, in stock or coming soon, or sold within its days', () => {
    expect(siteFilter(scope, now)).toBe(
      'sites = "harbour-city" AND (status IN ["in_stock", "coming_soon"] OR ' +
        `(status = "sold" AND sold_date_timestamp > ${seconds - 3 * 86_400}))`,
    )
  })

  test('SEA-23 the cut-off moves with time, a minute at a step', () => {
    expect(soldCutOff(3, new Date(now.getTime() + 59_000))).toBe(soldCutOff(3, now))
    expect(soldCutOff(3, new Date(now.getTime() + 60_000))).toBe(soldCutOff(3, now) + 60)
  })

  test('SEA-25 rules 0 to 14 exist, 0 adds nothing, an unknown number is the base rule', () => {
    expect(visibilityRules).toHaveLength(15)
    const base = siteFilter(scope, now)
    expect(siteFilter({ ...scope, visibilityRule: 99 }, now)).toBe(base)
    expect(siteFilter({ ...scope, visibilityRule: 2 }, now)).toBe(`${base} AND car_type = "used"`)
    expect(siteFilter({ ...scope, visibilityRule: 13, visibilityMakes: ['mazda'] }, now)).toBe(
      `${base} AND make_slug IN ["mazda"]`,
    )
  })
})

describe('queries of a page', () => {
  test('SEA-08 every query carries the scope and the preset', () => {
    const { queries } = searchQueries({ ...input, preset: { refinements: { car_type: ['used'] } } })
    for (const query of queries) expect(query.filter.slice(0, 2)).toEqual(['SCOPE', 'car_type IN ["used"]'])
  })

  test('SEA-04 a refined any-of facet and a range are counted without themselves', () => {
    const { queries, disjunctive } = searchQueries(input)
    expect(disjunctive).toEqual(['make', 'price'])
    expect(queries[0]).toMatchObject({ page: 2, hitsPerPage: 21, q: 'hybrid', matchingStrategy: 'all' })
    expect(queries[0]?.facets).not.toContain('price')
    expect(queries[0]?.facets).toContain('filtered_features')
    expect(queries[1]).toMatchObject({ facets: ['make'], hitsPerPage: 0 })
    expect(queries[2]).toMatchObject({ facets: ['price', 'price_step'], hitsPerPage: 0 })
    expect(queries[1]?.filter.join()).not.toContain('make IN')
    expect(queries[1]?.filter.join()).toContain('price >= 10000')
    expect(queries[2]?.filter.join()).not.toContain('price')
  })

  test('SEA-21 the default order is the index ranking, which ends with the custom rank', () => {
    expect(searchQueries({ ...input, state: emptySearchState }).queries[0]?.sort).toEqual([])
    const rules = indexSettings().rankingRules
    expect(rules[0]).toBe('sort')
    expect(rules.indexOf('custom_rank:desc')).toBeGreaterThan(rules.indexOf('exactness'))
  })

  test('SEA-22 price:asc leaves out price 0 only where the site says so', () => {
    const cheapest: SearchState = { ...emptySearchState, sort: 'price:asc' }
    const filterOf = (excludeZeroPrice: boolean, of: SearchState) =>
      searchQueries({ ...input, state: of, excludeZeroPrice }).queries[0]?.filter
    expect(filterOf(true, cheapest)).toEqual(['SCOPE', 'price > 0'])
    expect(filterOf(false, cheapest)).toEqual(['SCOPE'])
    expect(filterOf(true, { ...cheapest, sort: 'price:desc' })).toEqual(['SCOPE'])
  })
})

describe('results', () => {
  test('SEA-12 a total above 1999 is summed from facet counts', () => {
    const facetDistribution = { status: { in_stock: 30_000, sold: 12 } }
    expect(totalHits({ totalHits: 20_000, facetDistribution })).toBe(30_012)
    expect(totalHits({ totalHits: 1999, facetDistribution: { status: { in_stock: 5 } } })).toBe(1999)
  })

  test('SEA-04 SEA-05 facets have label, value and count, most first; ranges have min and max', () => {
    const result = readSearchResult(
      [
        {
          hits: [],
          totalHits: 43,
          processingTimeMs: 2,
          facetDistribution: { car_type: { new: 3, used: 40 }, price: { '1000': 1 } },
          facetStats: { price: { min: 900, max: 90_000 } },
        },
        { hits: [], processingTimeMs: 5, facetDistribution: { make: { Ford: 2, Toyota: 9 } } },
      ],
      ['make'],
      { page: 1, pageSize: 21 },
    )
    expect(result.facets.car_type).toEqual([
      { label: 'Used', value: 'used', count: 40 },
      { label: 'New', value: 'new', count: 3 },
    ])
    expect(result.facets.make?.map(({ value }) => value)).toEqual(['Toyota', 'Ford'])
    expect(result.stats.price).toEqual({ min: 900, max: 90_000 })
    expect(result).toMatchObject({ total: 43, pages: 3, ms: 5, degraded: false })
  })

  test.each([
    ['make_model', 30],
    ['city', 20],
    ['dealership_name', 40],
  ] as const)('SEA-07 an answer names of 60 values of %s the first %i', (attribute, limit) => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`Value ${i}`, 1]))
    const answer = { hits: [], processingTimeMs: 1, facetDistribution: { [attribute]: many } }
    expect(readSearchResult([answer], [], { page: 1, pageSize: 21 }).facets[attribute]).toHaveLength(limit)
  })

  test('SEA-24 runs of sold hits collapse to one, unless all are sold', () => {
    const hits = ['in_stock', 'sold', 'sold', 'in_stock', 'sold', 'sold', 'sold'].map((status) => ({ status }))
    expect(collapseSold(hits, true).map(({ status }) => status)).toEqual(['in_stock', 'sold', 'in_stock', 'sold'])
    expect(collapseSold(hits, false)).toHaveLength(7)
    expect(collapseSold([{ status: 'sold' }, { status: 'sold' }], true)).toHaveLength(2)
  })

  test('SEA-24 a page collapses them where its site says so', () => {
    const hits = ['in_stock', 'sold', 'sold'].map((status, n) => stockDocumentFixture({ id: `${n}`, status } as object))
    const found = { hits, nbHits: 3, page: 0, hitsPerPage: 21, processingTimeMS: 1, disjunctiveFacets: [], facets: [] }
    const shown = (collapse: boolean) =>
      stockResult(found, { pageSize: 21, collapseSold: collapse, near: null, degraded: false }).hits.map(({ id }) => id)
    expect(shown(true)).toEqual(['0', '1'])
    expect(shown(false)).toEqual(['0', '1', '2'])
  })

  test.each([
    ['SEA-01', 'badge status car_type categories city colour dealership_name filtered_features'],
    [
      'SEA-02',
      'item_type km location_name make make_model model price subscription_price price_range seats body drive',
    ],
    ['SEA-03', 'fuel transmission state tag weekly_price_range year certified created_at_timestamp'],
    ['SEA-06', 'simple_body price make'],
  ])('%s facets are in the table and in the index settings', (_id, names) => {
    const filterable = indexSettings().filterableAttributes
    for (const name of names.split(' ')) {
      expect(facetOf(name)?.attribute).toBe(name)
      expect(filterable).toContain(name)
    }
  })
})
