import { afterAll, beforeAll, expect, test } from 'vitest'
import { countedFacets } from '@/src/domain/search/facets/countedFacets'
import { type Facet, facets } from '@/src/domain/search/facets/facets'
import { readSearchResult } from '@/src/domain/search/results/readSearchResult'
import { searchQueries } from '@/src/domain/search/query/searchQueries'
import { emptySearchState, type SearchState } from '@/src/domain/search/url/SearchState'
import { siteFilter } from '@/src/domain/search/index/siteFilter'
import { stockDocumentFixture as car } from '@/src/domain/search/index/stockDocument.testing'
import type { StockEngine } from '@/src/services/search/stockEngine'
import { dropEngine, testEngine } from './testEngine'

const now = new Date('2026-05-04T10:00:00Z')
const scope = siteFilter({ slug: 'harbour-city', soldVisibleDays: 3, visibilityRule: 0, visibilityMakes: [] }, now)
const mazda = { make: 'Mazda', make_slug: 'mazda', model: 'CX-5', model_slug: 'cx-5', make_model: 'Mazda|CX-5' }
const images = Array.from({ length: 12 }, (_, n) => ({ url: `/${n}.jpg`, thumb: `/${n}-small.jpg` }))

let engine: StockEngine

beforeAll(async () => {
  engine = await testEngine()
  await engine.writeDocuments([
    car({ id: 'photos', title: 'Photographed Corolla', price: 25_990, images, photos_count: 12 }),
    car({ id: 'dear', price: 38_000, simple_fuel: 'Hybrid', filtered_features: ['Sunroof', 'Tow bar'] }),
    car({ id: 'cx5', ...mazda, badge: 'Maxx', simple_body: 'SUV', price: 31_500, filtered_features: ['Sunroof'] }),
  ])
})
afterAll(() => dropEngine(engine))

const queriesOf = (changes: Partial<SearchState>, counted: (state: SearchState) => readonly Facet[]) => {
  const state = { ...emptySearchState, ...changes }
  const input = { index: engine.index, scope, preset: null, state, pageSize: 21, excludeZeroPrice: false }
  const { queries, disjunctive } = searchQueries({ ...input, counted: counted(state) })
  return { queries: queries.map((query) => ({ ...query })), disjunctive, counted: counted(state) }
}
const paging = { page: 1, pageSize: 21 }

test.each<Partial<SearchState>>([
  {},
  { refinements: { make: ['Toyota'] } },
  { refinements: { make: ['Toyota'], make_model: ['Toyota|Corolla'] } },
  { refinements: { status: ['in_stock'] }, ranges: { price: { min: 1, max: 35_000 } } },
])('SEA-05 SEA-11 SRP-08 a page finds the cars, total and counts of the whole search: %j', async (changes) => {
  const all = queriesOf(changes, () => facets)
  const whole = readSearchResult(await engine.search(all.queries), all.disjunctive, paging)
  const asked = queriesOf(changes, (state) => countedFacets({ state, preset: null }))
  const page = readSearchResult(await engine.searchCards(asked.queries), asked.disjunctive, paging)
  expect(page.total).toBe(whole.total)
  expect(page.hits.map(({ id }) => id)).toEqual(whole.hits.map(({ id }) => id))
  for (const { attribute } of asked.counted) {
    expect(page.facets[attribute]).toEqual(whole.facets[attribute])
    expect(page.stats[attribute]).toEqual(whole.stats[attribute])
  }
  expect(Object.keys(page.facets).length).toBeLessThan(Object.keys(whole.facets).length)
})

test('SRP-08 SRP-09 a card brings its first five photos, and nothing it does not show', async () => {
  const [answer] = await engine.searchCards([{ q: 'photographed', filter: scope }])
  expect(answer?.hits).toHaveLength(1)
  expect(answer?.hits[0]?.images).toEqual(images.slice(0, 5).map(({ url }) => ({ url })))
  expect(answer?.hits[0]).not.toHaveProperty('filtered_features')
})
