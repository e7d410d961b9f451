import algoliasearchHelper, { type PlainSearchParameters } from 'algoliasearch-helper'
import type { SearchClient } from 'instantsearch.js'
import { SEARCH_CACHE_ENTRIES } from '@/src/domain/constants/search'
import { RecentCache } from '@/src/domain/search/results/RecentCache'
import type { StockAnswerResult } from '@/src/domain/search/results/SearchResult'
import { postcodeOf, type StockRequest, stockRequest } from '@/src/domain/search/query/stockRequest'
import type { AdapterClient } from './createAdapter'
import { directClient } from './directClient'
import { livePlace } from './livePlace'

type Requests = Parameters<SearchClient['search']>[0]
type Answer = Awaited<ReturnType<AdapterClient['search']>>

interface Asked {
  /** When, in milliseconds since 1970. */
  at: number
  answer: Promise<Answer>
  /** Null while it is on its way. */
  results: StockAnswerResult[] | null
}

/** Maximum age of an answer, because stock changes while a shopper reads. */
const FRESH_MS = 60_000
/** Timeout of a direct search, after which our own origin is asked. */
const DIRECT_TIMEOUT_MS = 4000
/** How long a search server that failed is left alone. */
const REST_MS = 60_000

/** The last ten answers, or what is on its way, the oldest evicted (SEA-28); a way back finds them whatever their age. */
const answers = new RecentCache<Asked>(SEARCH_CACHE_ENTRIES, Infinity)
const GROUP = 'stock'

let restUntil = 0
let warm = false
let own: Promise<AdapterClient> | null = null

/** The adapter is loaded with the first search, or earlier (`warmUp`). */
const ownClient = (): Promise<AdapterClient> => {
  own ??= import('./createAdapter').then(({ createAdapter }) => createAdapter(`${window.location.origin}/api/search`))
  own.catch(() => {
    own = null
  })
  return own
}

const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The search server did not answer in time.')), DIRECT_TIMEOUT_MS)
    }),
  ])

/** Straight to the search server where the site has a public one (SEA-15), else, or when that fails, to our own origin. */
const viaBest = async <T>(direct: boolean, call: (client: AdapterClient) => Promise<T>): Promise<T> => {
  const client = direct && Date.now() >= restUntil ? await directClient() : null
  if (client) {
    try {
      return await inTime(call(client))
    } catch {
      restUntil = Date.now() + REST_MS
    }
  }
  return call(await ownClient())
}

/** The requests in our index's words, their postcode's place known. */
const prepared = async <T extends StockRequest>(requests: readonly T[]): Promise<T[]> => {
  const postcode = requests.map(postcodeOf).find((text) => text !== null)
  const place = postcode ? await livePlace(postcode) : null
  return requests.map((request) => stockRequest(request, place))
}

const ask = async (direct: boolean, requests: Requests): Promise<Answer> => {
  const wanted = await prepared(requests)
  return viaBest(direct, (client) => {
    // The library's own cache has no end; ours is `answers`.
    client.clearCache()
    return client.search(wanted)
  })
}

const isStockResult = (result: object): result is StockAnswerResult => 'hits' in result

const note = (key: string, answer: Promise<Answer>, results: Asked['results'] = null): Asked => {
  const asked: Asked = { at: Date.now(), answer, results }
  answers.set(GROUP, key, asked, asked.at)
  answer.then(
    (came) => void (asked.results = came.results.filter(isStockResult)),
    // A failed answer counts as expired.
    () => void (asked.at = 0),
  )
  return asked
}

const createClient = (direct: boolean): SearchClient => ({
  search: (requests) => {
    const key = JSON.stringify(requests)
    const before = answers.get(GROUP, key, Date.now())
    if (before && Date.now() - before.at < FRESH_MS) return before.answer
    return note(key, ask(direct, requests)).answer
  },
})

const clients = new Map<boolean, SearchClient>()

/** The search client of this browser; `direct` where the site's browsers query the search server directly (SEA-15). */
export const stockClient = (direct: boolean): SearchClient => {
  const client = clients.get(direct) ?? createClient(direct)
  clients.set(direct, client)
  return client
}

/** Cache key of some parameters: the requests InstantSearch sends for them. */
const keyOf = (parameters: PlainSearchParameters): string => {
  let key = ''
  const search = (requests: Requests) => {
    key = JSON.stringify(requests)
    return new Promise<never>(() => undefined)
  }
  void algoliasearchHelper({ search }, parameters.index ?? '').searchOnce(parameters)
  return key
}

/** Earlier results of a search, for Back; null when it is not among the last ten. */
export const recallResults = (parameters: PlainSearchParameters): Asked['results'] =>
  answers.get(GROUP, keyOf(parameters), Date.now())?.results ?? null

/** Notes the server's answer to a search, so that the browser need not ask for it again. */
export const noteResults = (parameters: PlainSearchParameters, results: NonNullable<Asked['results']>): void => {
  note(keyOf(parameters), Promise.resolve({ results }), results)
}

/**
 * instant-meilisearch first sends a query without filters. Sent before the first search, with no results asked for, it
 * costs little, and that search does not wait for it.
 */
export const warmUp = (direct: boolean, indexName: string): void => {
  if (warm) return
  warm = true
  void ask(direct, [{ indexName, params: { hitsPerPage: 0 } }]).catch(() => undefined)
}
