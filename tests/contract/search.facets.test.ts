import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { facetLabel, facetOf, facets, rangeFacets, valueFacets } from '@/src/domain/search/facets/facets'
import type { NearPlace } from '@/src/domain/search/query/near'
import { readSearchResult } from '@/src/domain/search/results/readSearchResult'
import { searchQueries } from '@/src/domain/search/query/searchQueries'
import type { SearchResult } from '@/src/domain/search/results/SearchResult'
import { emptySearchState, type SearchState, tidySearchState } from '@/src/domain/search/url/SearchState'
import { siteFilter } from '@/src/domain/search/index/siteFilter'
import { offeredSorts } from '@/src/domain/search/url/sorts'
import type { IndexedStockDocument } from '@/src/domain/search/index/StockDocument'
import type { StockEngine } from '@/src/services/search/stockEngine'
import { dealerships, group, listingsMissing, listingsStock, randomOf } from './listingsStock'
import {
  folded,
  metres,
  modelBetween,
  modelCounts,
  modelFound,
  modelOrder,
  modelPool,
  modelStats,
  type ModelSearch,
} from './searchModel'
import { dropEngine, testEngine } from './testEngine'

const QUERIES = 360
const PAGE_SIZE = 21
const now = new Date('2026-05-04T10:00:30Z')
const missing = listingsMissing()

const towns: NearPlace[] = [
  { postcode: '2000', locality: 'Sydney', state: 'NSW', lat: -33.8688, lng: 151.2093 },
  { postcode: '3000', locality: 'Melbourne', state: 'VIC', lat: -37.8136, lng: 144.9631 },
  { postcode: '4000', locality: 'Brisbane', state: 'QLD', lat: -27.4698, lng: 153.0251 },
]
/** Words of at most four letters: long ones forgive typos, which the model does not. */
const keywords = ['kia', 'bmw', 'audi', 'ford', 'suv', 'nsw', 'blue', 'mazd', 's0012', 'ford blue', 'suv toyo']

interface Case {
  state: SearchState
  search: ModelSearch
  near: NearPlace | null
}

/** Searches around one car of the site, so that most of them find something. */
const caseOf = (stock: IndexedStockDocument[], random: () => number): Case => {
  const pick = <T>(list: readonly T[]): T => {
    const one = list[Math.floor(random() * list.length)]
    if (one === undefined) throw new Error('Nothing to pick from.')
    return one
  }
  const chance = (share: number) => random() < share
  const site = pick([...dealerships, group, group])
  const cars = stock.filter((car) => car.sites.includes(site))
  const car = pick(cars)
  const values: Record<string, string[]> = {}
  for (const { attribute } of valueFacets) {
    if (!chance(attribute === 'make' ? 0.35 : attribute === 'make_model' ? 0.25 : 0.07)) continue
    const from = chance(0.4) ? [car, pick(cars)] : [car]
    const picked = from.flatMap((one) => {
      const value = one[attribute]
      return value === null || value === undefined ? [] : [value].flat().map(String)
    })
    const wanted = attribute === 'certified' ? ['true'] : [...new Set(picked)].filter((value) => value.trim() !== '')
    if (wanted.length > 0) values[attribute] = wanted
  }
  const ranges: ModelSearch['ranges'] = {}
  for (const { attribute } of rangeFacets) {
    const value = car[attribute]
    if (typeof value !== 'number' || !chance(0.12)) continue
    const low = Math.max(0, Math.floor(value * (0.6 + random() * 0.4)))
    const high = Math.ceil(value * (1 + random() * 0.5))
    ranges[attribute] = { min: chance(0.7) ? low : null, max: chance(0.7) ? high : null }
    if (ranges[attribute].min === null && ranges[attribute].max === null) ranges[attribute].min = low
  }
  const place = chance(0.2) ? pick(towns) : null
  const km = place && chance(0.7) ? pick([10, 25, 50, 100, 500]) : null
  const query = chance(0.2) ? pick(keywords) : ''
  const { key: sort } = pick(offeredSorts(place !== null))
  const state = tidySearchState({
    ...emptySearchState,
    query,
    sort,
    page: chance(0.3) ? 2 : 1,
    refinements: values,
    ranges,
    ...(place && { near: { postcode: place.postcode, km } }),
  })
  const search: ModelSearch = {
    site,
    soldDays: pick([0, 3, 3, 7]),
    words: query === '' ? [] : query.split(' '),
    values,
    ranges,
    around: place && { lat: place.lat, lng: place.lng, km },
    sort,
    excludeZeroPrice: chance(0.3),
  }
  return { state, search, near: place }
}

describe.skipIf(missing !== null)('the real listings', () => {
  let engine: StockEngine
  let stock: IndexedStockDocument[] = []

  beforeAll(async () => {
    stock = listingsStock(now)
    engine = await testEngine()
    for (let at = 0; at < stock.length; at += 5000) await engine.writeDocuments(stock.slice(at, at + 5000))
  })
  afterAll(() => dropEngine(engine))

  const find = async ({ state, search, near }: Case): Promise<SearchResult> => {
    const scope = { slug: search.site, soldVisibleDays: search.soldDays, visibilityRule: 0, visibilityMakes: [] }
    const { queries, disjunctive } = searchQueries({
      index: engine.index,
      scope: siteFilter(scope, now),
      preset: null,
      state,
      pageSize: PAGE_SIZE,
      excludeZeroPrice: search.excludeZeroPrice,
      near,
    })
    const answers = await engine.search(queries.map((query) => ({ ...query })))
    return readSearchResult(answers, disjunctive, {
      page: state.page,
      pageSize: PAGE_SIZE,
      near,
      chosen: state.refinements,
    })
  }

  /** Every difference between an answer and the model, in words. */
  const differences = (one: Case, result: SearchResult): string[] => {
    const { search, state } = one
    const pool = modelPool(stock, search, now)
    const found = modelFound(pool, search)
    const refined = new Set([...Object.keys(search.values), ...Object.keys(search.ranges)])
    const wrong: string[] = []
    const same = (what: string, actual: unknown, expected: unknown) => {
      const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)]
      if (is !== should) wrong.push(`${what}: ${is?.slice(0, 300)} instead of ${should?.slice(0, 300)}`)
    }
    same('total', result.total, found.length)
    // With a keyword, how well it matches comes before the rank; the model knows the rank only.
    if (search.words.length === 0) {
      const from = (state.page - 1) * PAGE_SIZE
      const ids = modelOrder(found, search).map(({ id }) => id)
      same(
        'order',
        result.hits.map(({ id }) => id),
        ids.slice(from, from + PAGE_SIZE),
      )
    }
    for (const { attribute, kind, limit, group: place } of facets) {
      const among = refined.has(attribute) ? modelFound(pool, search, attribute) : found
      if (kind === 'range') {
        same(`stats of ${attribute}`, result.stats[attribute] ?? null, modelStats(among, attribute))
        const bars = result.histograms[attribute]
        if (bars && place !== 'hidden') {
          const expected = bars.counts.map((_count, bar) => {
            const from = bars.from + bar * bars.width
            const edge = attribute === 'engine_size_litres' ? 1e-6 : 0
            return modelBetween(among, attribute, from - edge, from + bars.width - edge)
          })
          same(`histogram of ${attribute}`, bars.counts, expected)
          same(
            `cars in the histogram of ${attribute}`,
            bars.counts.reduce((sum, count) => sum + count, 0),
            among.filter((car) => typeof car[attribute] === 'number').length,
          )
        }
        continue
      }
      const counts = [...modelCounts(among, attribute)]
        .map(([value, count]) => ({ value, count, label: facetLabel(attribute, value) }))
        .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label))
      // Beyond the limit only what is chosen is listed, with its true count.
      const chosen = (search.values[attribute] ?? []).map(folded)
      const expected = counts.filter(({ value }, at) => at < limit || chosen.includes(value))
      const words = (list: { value: string; count: number }[]) =>
        list.map(({ value, count }) => `${folded(value)}: ${count}`)
      same(attribute, words(result.facets[attribute] ?? []), words(expected))
    }
    return wrong
  }

  test(`SEA-04 SEA-05 SEA-21 SRP-26 ${QUERIES} searches: totals, order, counts, bounds and histograms are those of a count by hand`, async () => {
    const random = randomOf(20_231_117)
    const wrong: string[] = []
    let empty = 0
    for (let n = 0; n < QUERIES; n += 1) {
      const one = caseOf(stock, random)
      const result = await find(one)
      if (result.total === 0) empty += 1
      wrong.push(...differences(one, result).map((text) => `#${n} ${JSON.stringify(one.search)}\n  ${text}`))
    }
    expect(wrong.slice(0, 12).join('\n'), `${wrong.length} differences`).toBe('')
    // Searches that find nothing prove little.
    expect(empty).toBeLessThan(QUERIES / 4)
  }, 600_000)

  test('TEN-15 the group shows its members’ cars and no others', async () => {
    const search: ModelSearch = {
      site: group,
      soldDays: 0,
      words: [],
      values: {},
      ranges: {},
      around: null,
      sort: 'recommended',
      excludeZeroPrice: false,
    }
    const { facets: counts, total } = await find({ state: emptySearchState, search, near: null })
    expect(counts.dealership_slug?.map(({ value }) => value).sort()).toEqual(dealerships.slice(0, 3).sort())
    expect(total).toBeGreaterThan(3000)
    expect(counts.dealership_slug?.reduce((sum, { count }) => sum + count, 0)).toBe(total)
    expect(facetOf('dealership_slug')?.limit).toBeGreaterThan(2)
    expect(metres({ lat: 0, lng: 0 }, { lat: 0, lng: 1 })).toBeCloseTo(111_195, -1)
  })
})
if (missing) test.skip(`the real listings are compared only where they are: ${missing}`, () => undefined)
