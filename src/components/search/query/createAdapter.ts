import { instantMeiliSearch } from '@meilisearch/instant-meilisearch'
import type { SearchClient } from 'instantsearch.js'
import { adapterOptions } from '@/src/domain/search/query/adapterOptions'

type Made = ReturnType<typeof instantMeiliSearch>['searchClient']

export type AdapterClient = Made & SearchClient

/** Its type allows for Algolia's compositions too, which instant-meilisearch does not know. */
const isSearchClient = (client: Made): client is AdapterClient => !('compositionID' in client)

/** instant-meilisearch for a search server, or for our own endpoint, which needs no key. */
export const createAdapter = (host: string, key = ''): AdapterClient => {
  const { searchClient } = instantMeiliSearch(host, key, adapterOptions())
  if (!isSearchClient(searchClient)) throw new Error('instant-meilisearch made a client of another kind.')
  return searchClient
}
