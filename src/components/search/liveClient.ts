import { instantMeiliSearch } from '@meilisearch/instant-meilisearch'
import { SEARCH_CACHE_ENTRIES } from '@/src/domain/constants'
import { RecentCache } from '@/src/domain/search/RecentCache'
import { treeBody } from './treeBody'

type Client = ReturnType<typeof instantMeiliSearch>['searchClient']

let client: Client | null = null

/**
 * instant-meilisearch begins with a query of its own, without keyword or filter, to learn every value a facet can have.
 * The panel shows only values that were found, so that query is answered here and costs nobody anything.
 */
const isPrelude = (body: unknown): boolean => typeof body === 'string' && !body.includes('"q":')

/** Answers are kept this long: stock changes while a shopper reads. */
const CACHE_MS = 60_000

/** The last ten answers, the oldest evicted (SEA-28). */
const answers = new RecentCache<unknown>(SEARCH_CACHE_ENTRIES, CACHE_MS)

const send = async (input: string | URL | Request, init?: RequestInit): Promise<unknown> => {
  if (isPrelude(init?.body)) return { results: [] }
  // The library's own memory never forgets and never ends: ours takes its place.
  client?.clearCache()
  const body = treeBody(init?.body)
  const key = String(body)
  const known = answers.get('', key, Date.now())
  if (known !== undefined) return structuredClone(known)
  const response = await fetch(input, { ...init, body })
  if (!response.ok) throw new Error(`The search endpoint answered ${response.status}.`)
  const answer: unknown = await response.json()
  answers.set('', key, structuredClone(answer), Date.now())
  return answer
}

/** The one search client of this browser: our own origin, so the server adds the site's scope (SEA-15, TEN-15). */
export const liveClient = (): Client => {
  client ??= instantMeiliSearch(`${window.location.origin}/api/search`, '', {
    finitePagination: true,
    primaryKey: 'id',
    httpClient: send,
  }).searchClient
  return client
}
