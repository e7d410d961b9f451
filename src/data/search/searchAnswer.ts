import { instantMeiliSearch } from '@meilisearch/instant-meilisearch'
import algoliasearchHelper, { type SearchResults } from 'algoliasearch-helper'
import type { SearchClient } from 'instantsearch.js'
import { LRUCache } from 'lru-cache'
import { adapterOptions } from '@/src/domain/search/query/adapterOptions'
import { multiSearchSchema } from '@/src/domain/search/query/browserQuery'
import type { SearchPreset } from '@/src/domain/search/url/resolveSearchPath'
import type { SearchResult, StockAnswer, StockAnswerResult } from '@/src/domain/search/results/SearchResult'
import type { SearchState } from '@/src/domain/search/url/SearchState'
import { stockParameters } from '@/src/domain/search/query/stockParameters'
import { stockRequest } from '@/src/domain/search/query/stockRequest'
import { stockResult } from '@/src/domain/search/results/stockResult'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { geocodePostcode } from '@/src/services/geocoding/geocodePostcode'
import { stockEngine } from '@/src/services/search/engine'
import { isUnavailable, SearchError } from '@/src/services/search/SearchError'
import { answerQueries } from './answerQueries'
import { plainStockList } from './plainStockList'
import { siteScope, type StockSite } from './stockFilter'

const parametersOf = (site: StockSite, state: SearchState, preset: SearchPreset) =>
  stockParameters(state, { ...site.settings.search, index: stockEngine().index, preset })

/** What instant-meilisearch wraps is in the causes. */
const engineError = (error: unknown): unknown =>
  error instanceof SearchError || !(error instanceof Error) ? error : engineError(error.cause)

type Raw = SearchResults<StockCard>['_rawResults'][number]
type RawHit = Raw['hits'][number] & { _geoloc?: unknown; __position?: unknown }

/** One result as the page gets it: without what it can do without, positions and second copies of places among it. */
const slim = (result: Raw): StockAnswerResult => ({
  index: result.index ?? '',
  hits: result.hits.map(({ _geoloc, __position: _position, ...card }: RawHit) => card),
  nbHits: result.nbHits ?? 0,
  nbPages: result.nbPages ?? 0,
  page: result.page ?? 0,
  hitsPerPage: result.hitsPerPage ?? 0,
  query: result.query ?? '',
  params: '',
  processingTimeMS: result.processingTimeMS ?? 0,
  exhaustiveNbHits: true,
  facets: result.facets,
  facets_stats: result.facets_stats,
})

const plainAnswer = async (site: StockSite, state: SearchState, preset: SearchPreset): Promise<StockAnswer> => {
  const { hits, total, pages, page, pageSize, ms } = await plainStockList(site, state, preset)
  const result = {
    index: stockEngine().index,
    hits: hits.map((card) => ({ ...card, objectID: card.id })),
    nbHits: total,
    nbPages: pages,
    page: page - 1,
    hitsPerPage: pageSize,
    query: '',
    params: '',
    processingTimeMS: ms,
    exhaustiveNbHits: true,
  }
  return { results: [result], near: null, degraded: true }
}

type Client = ReturnType<typeof instantMeiliSearch>['searchClient'] & SearchClient

/** Number of cached clients; for a site beyond that the next search costs one query more. */
const CLIENTS = 200

const clients = new LRUCache<string, Client>({ max: CLIENTS })

/** Its type allows for Algolia's compositions too, which instant-meilisearch does not know. */
const isSearchClient = (client: ReturnType<typeof instantMeiliSearch>['searchClient']): client is Client =>
  !('compositionID' in client)

const createClient = (site: StockSite): Client => {
  const httpClient = async (_url: unknown, init?: RequestInit) => {
    const { queries } = multiSearchSchema.parse(JSON.parse(String(init?.body)))
    return { results: await answerQueries(site, queries) }
  }
  const { searchClient } = instantMeiliSearch('http://search', '', { ...adapterOptions(), httpClient })
  if (!isSearchClient(searchClient)) throw new Error('instant-meilisearch made a client of another kind.')
  return searchClient
}

/**
 * instant-meilisearch for one site, answered in this process. Clients are kept because the first search of each sends
 * an additional query without filters. Their own cache, which is unbounded, is cleared before each search.
 */
const siteSearchClient = (site: StockSite): Client => {
  const key = JSON.stringify([site.id, siteScope(site)])
  const known = clients.get(key)
  const client =
    known ?? createClient({ id: site.id, slug: site.slug, memberIds: site.memberIds, settings: site.settings })
  if (!known) clients.set(key, client)
  client.clearCache()
  return client
}

/**
 * The first answer of a search page (SEA-05), in one round trip to the engine, with the same requests and libraries as
 * InstantSearch in the browser. While the engine is down, a plain list from the database.
 */
export const searchAnswer = async (site: StockSite, state: SearchState, preset: SearchPreset): Promise<StockAnswer> => {
  const near = state.near ? await geocodePostcode(state.near.postcode) : null
  const client = siteSearchClient(site)
  const search = (requests: Parameters<typeof client.search>[0]) =>
    client.search(requests.map((request) => stockRequest(request, near)))
  try {
    const helper = algoliasearchHelper({ search }, stockEngine().index)
    const { content } = await helper.searchOnce(parametersOf(site, state, preset))
    return { results: content._rawResults.map(slim), near, degraded: false }
  } catch (error) {
    if (!isUnavailable(engineError(error))) throw engineError(error)
    return plainAnswer(site, state, preset)
  }
}

/** What an answer shows, for what the server writes around the results. */
export const resultOf = (
  site: StockSite,
  state: SearchState,
  preset: SearchPreset,
  { results, near, degraded }: StockAnswer,
): SearchResult => {
  const { SearchParameters, SearchResults } = algoliasearchHelper
  const parameters = new SearchParameters(parametersOf(site, state, preset))
  const { pageSize, collapseSold } = site.settings.search
  return stockResult(new SearchResults<StockCard>(parameters, results), { pageSize, collapseSold, near, degraded })
}
