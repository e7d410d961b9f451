import type { instantMeiliSearch } from '@meilisearch/instant-meilisearch'
import type { SearchClient } from 'instantsearch.js'

type Made = ReturnType<typeof instantMeiliSearch>['searchClient']

export type AdapterClient = Made & SearchClient

const isSearchClient = (client: Made): client is AdapterClient => !('compositionID' in client)

/** instant-meilisearch's client as what it is: its type allows for Algolia's compositions too, which it does not know. */
export const searchClientOf = (client: Made): AdapterClient => {
  if (!isSearchClient(client)) throw new Error('instant-meilisearch made a client of another kind.')
  return client
}
