import { instantMeiliSearch } from '@meilisearch/instant-meilisearch'
import { searchPost } from './searchPost'
import { treeBody } from './treeBody'

type Client = ReturnType<typeof instantMeiliSearch>['searchClient']

let client: Client | null = null

/**
 * instant-meilisearch begins with a query of its own, without keyword or filter, to learn every value a facet can have.
 * The panel shows only values that were found, so that query is answered here and costs nobody anything.
 */
const isPrelude = (body: string): boolean => !body.includes('"q":')

/** Stands for the search server in the library's eyes: what it posts goes where `searchPost` says. */
const STAND_IN = 'http://search'

const send =
  (direct: boolean) =>
  (input: string | URL | Request, init?: RequestInit): Promise<unknown> => {
    const body = String(init?.body)
    if (isPrelude(body)) return Promise.resolve({ results: [] })
    // The library's own memory never forgets and never ends; ours is `LiveSearch`'s.
    client?.clearCache()
    const path = new URL(input instanceof Request ? input.url : input).pathname
    return searchPost({ path, body: treeBody(body), direct })
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
