import { instantMeiliSearch } from '@meilisearch/instant-meilisearch'
import { SEARCH_CACHE_ENTRIES } from '@/src/domain/constants'
import { RecentCache } from '@/src/domain/search/RecentCache'
import { searchPost } from './searchPost'
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

/** Stands for the search server in the library's eyes: what it posts goes where `searchPost` says. */
const STAND_IN = 'http://search'

let awake = false

/** InstantSearch searches as soon as it is there. Until the shopper has asked for something, that search waits for ever. */
export const wakeClient = (): void => {
  awake = true
}

const send =
  (direct: boolean) =>
  async (input: string | URL | Request, init?: RequestInit): Promise<unknown> => {
    if (isPrelude(init?.body)) return { results: [] }
    if (!awake) return new Promise(() => undefined)
    // The library's own memory never forgets and never ends: ours takes its place.
    client?.clearCache()
    const body = treeBody(String(init?.body))
    const path = new URL(input instanceof Request ? input.url : input).pathname
    const known = answers.get(path, body, Date.now())
    if (known !== undefined) return structuredClone(known)
    const answer = await searchPost({ path, body, direct })
    answers.set(path, body, structuredClone(answer), Date.now())
    return answer
  }

/** The one search client of this browser (SEA-15): `direct` when the site's browsers may ask the search server itself. */
export const liveClient = (direct: boolean): Client => {
  client ??= instantMeiliSearch(STAND_IN, '', {
    finitePagination: true,
    primaryKey: 'id',
    // Nothing is highlighted; it would be every car a second time.
    meiliSearchParams: { attributesToHighlight: [] },
    httpClient: send(direct),
  }).searchClient
  return client
}
