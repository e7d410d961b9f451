import { instantMeiliSearch } from '@meilisearch/instant-meilisearch'
import type { SearchClient } from 'instantsearch.js'
import { LRUCache } from 'lru-cache'
import { adapterOptions } from '@/src/domain/search/query/adapterOptions'
import { multiSearchSchema } from '@/src/domain/search/query/browserQuery'
import { answerQueries } from './answerQueries'
import { siteScope, type StockSite } from './stockFilter'

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
export const siteSearchClient = (site: StockSite): Client => {
  const key = JSON.stringify([site.id, siteScope(site)])
  const known = clients.get(key)
  const client =
    known ?? createClient({ id: site.id, slug: site.slug, memberIds: site.memberIds, settings: site.settings })
  if (!known) clients.set(key, client)
  client.clearCache()
  return client
}
