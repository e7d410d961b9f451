import { instantMeiliSearch } from '@meilisearch/instant-meilisearch'

type Client = ReturnType<typeof instantMeiliSearch>['searchClient']

let client: Client | null = null

/**
 * instant-meilisearch begins with a query of its own, without keyword or filter, to learn every value a facet can have.
 * The panel shows only values that were found, so that query is answered here and costs nobody anything.
 */
const isPrelude = (body: unknown): boolean => typeof body === 'string' && !body.includes('"q":')

const send = async (input: string | URL | Request, init?: RequestInit): Promise<unknown> => {
  if (isPrelude(init?.body)) return { results: [] }
  const response = await fetch(input, init)
  if (!response.ok) throw new Error(`The search endpoint answered ${response.status}.`)
  return response.json()
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
