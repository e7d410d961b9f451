import algoliasearchHelper from 'algoliasearch-helper'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { resultOf, searchAnswer } from '@/src/data/search/searchAnswer'
import { stockFilter } from '@/src/data/search/stockFilter'
import { countedFacets } from '@/src/domain/search/facets/countedFacets'
import { readSearchResult } from '@/src/domain/search/results/readSearchResult'
import { searchQueries } from '@/src/domain/search/query/searchQueries'
import type { SearchResult } from '@/src/domain/search/results/SearchResult'
import { emptySearchState, type SearchState } from '@/src/domain/search/url/SearchState'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { stockDocumentFixture as car } from '@/src/domain/search/index/stockDocument.testing'
import { stockParameters } from '@/src/domain/search/query/stockParameters'
import { stockRequest } from '@/src/domain/search/query/stockRequest'
import { stockResult } from '@/src/domain/search/results/stockResult'
import type { StockEngine } from '@/src/services/search/stockEngine'
import { tenantToken } from '@/src/services/search/tenantToken'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { createAdapter } from '@/src/components/search/query/createAdapter'
import { dropEngine, setTestEngine, testEngine } from './testEngine'

// The list without the engine needs a database, which is not asked here.
vi.mock('@/src/data/search/plainStockList', () => ({ plainStockList: vi.fn() }))

const settings = { ...settingDefaults, search: { ...settingDefaults.search, excludeZeroPrice: true } }
const site = { id: 'id-harbour-city', slug: 'harbour-city', memberIds: ['id-harbour-city'], settings }
const preset = { kind: 'all' as const, path: '/search/', title: 'All', refinements: {} }
const kia = { make: 'Kia', make_slug: 'kia', model: 'Rio', model_slug: 'rio', make_model: 'Kia|Rio' }
const ford = { make: 'Ford', make_slug: 'ford', model: 'Ranger', model_slug: 'ranger', make_model: 'Ford|Ranger' }

let engine: StockEngine

beforeAll(async () => {
  engine = await testEngine()
  setTestEngine(engine)
  await engine.writeDocuments([
    car({ id: 'corolla', price: 25_990, price_step: 25_000 }),
    car({ id: 'corolla2', price: 12_500, price_step: 12_000, filtered_features: ['Sunroof'] }),
    car({
      id: 'camry',
      model: 'Camry',
      model_slug: 'camry',
      make_model: 'Toyota|Camry',
      price: null,
      price_step: null,
    }),
    car({ id: 'rio', ...kia, price: 9_990, price_step: 9_000, filtered_features: ['Sunroof', 'Tow bar'] }),
    car({ id: 'ranger', ...ford, simple_body: 'Ute', price: 48_000, price_step: 48_000 }),
    car({ id: 'foreign', sites: ['second-gear'], title: 'CANARY' }),
  ])
})
afterAll(() => dropEngine(engine))

/** What the engine answers to the project's own queries: the measure of both ways. */
const expected = async (state: SearchState): Promise<SearchResult> => {
  const counted = countedFacets({ state, preset })
  const input = { index: engine.index, scope: stockFilter(site), preset, state, pageSize: 21, excludeZeroPrice: true }
  const { queries, disjunctive } = searchQueries({ ...input, counted })
  const answers = await engine.searchCards(queries.map((query) => ({ ...query })))
  return readSearchResult(answers, disjunctive, { page: state.page, pageSize: 21, chosen: state.refinements })
}

const onServer = async (state: SearchState): Promise<SearchResult> =>
  resultOf(site, state, preset, await searchAnswer(site, state, preset))

const direct = async (state: SearchState): Promise<SearchResult> => {
  const { token } = await tenantToken({ engine, scope: stockFilter(site), ownKey: null, now: new Date() })
  const client = createAdapter(engine.client.config.host, token)
  const search = (requests: Parameters<typeof client.search>[0]) =>
    client.search(requests.map((request) => stockRequest(request, null)))
  const options = { index: engine.index, pageSize: 21, paging: 'pages' as const, preset, excludeZeroPrice: true }
  const { content } = await algoliasearchHelper({ search }, engine.index).searchOnce(stockParameters(state, options))
  return stockResult(new algoliasearchHelper.SearchResults<StockCard>(content._state, content._rawResults), {
    pageSize: 21,
    collapseSold: false,
    near: null,
    degraded: false,
  })
}

const states: Partial<SearchState>[] = [
  {},
  { query: 'corolla' },
  { refinements: { make: ['Toyota'] } },
  { refinements: { make: ['Toyota', 'Ford'], make_model: ['Toyota|Corolla'] } },
  { refinements: { make: ['Toyota'], filtered_features: ['Sunroof'] }, ranges: { price: { min: 10_000, max: null } } },
  { ranges: { price: { min: 12_500, max: 30_000 } } },
  { sort: 'price:asc' },
  { refinements: { categories: ['Used'] } },
]

test.each(states)(
  'SEA-05 SEA-15 InstantSearch finds and counts the same on both ways to the engine: %j',
  async (changes) => {
    const state = { ...emptySearchState, ...changes }
    const own = await expected(state)
    for (const ask of [onServer, direct]) {
      const result = await ask(state)
      expect(result.hits.map(({ id }) => id)).toEqual(own.hits.map(({ id }) => id))
      expect(result.total).toBe(own.total)
      expect(result.histograms).toEqual(own.histograms)
      expect(result.stats).toEqual(own.stats)
      for (const { attribute, kind } of countedFacets({ state, preset }))
        if (kind !== 'range')
          expect({ [attribute]: result.facets[attribute] }).toEqual({ [attribute]: own.facets[attribute] })
    }
  },
)
