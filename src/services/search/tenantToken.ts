import { createHash } from 'node:crypto'
import { generateTenantToken } from 'meilisearch/token'
import type { StockEngine } from './stockEngine'
import { SearchError, unwrapped } from './SearchError'

/** How long a browser's token lasts; long enough for a visit, short enough to forget. */
export const TOKEN_SECONDS = 15 * 60

interface SearchKey {
  key: string
  uid: string
}

/** A fixed UUID for the search-only key of an index, so that every process finds the same one. */
const keyUid = (index: string): string => {
  const hex = createHash('sha256').update(`stock-search:${index}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The key that may only search this index; created on first use (SEA-15). */
const searchKey = async ({ client, index }: StockEngine): Promise<SearchKey> => {
  const uid = keyUid(index)
  try {
    const { key } = await unwrapped(client.getKey(uid))
    return { key, uid }
  } catch (error) {
    if (!(error instanceof SearchError) || error.code !== 'api_key_not_found') throw error
  }
  const { key } = await unwrapped(
    client.createKey({
      uid,
      name: `Search ${index}`,
      description: 'Signs the tenant tokens of browsers that search directly.',
      actions: ['search'],
      indexes: [index],
      expiresAt: null,
    }),
  )
  return { key, uid }
}

/** `settings.search.key` as its setting's schema requires it: the uid of a search key, a colon, the key. */
export const parseSearchKey = (text: string): SearchKey => {
  const at = text.indexOf(':')
  return { uid: text.slice(0, at), key: text.slice(at + 1) }
}

interface TenantTokenInput {
  engine: StockEngine
  /** What the token's holder may find (`stockFilter`). */
  scope: string
  /** The dealership's own search key; null uses the platform's. */
  ownKey: SearchKey | null
  now: Date
}

/**
 * A token that can search one index within one site's scope, for browsers that talk to the engine directly (SEA-15,
 * TEN-15). Whatever filter the browser adds, the scope stays; the key that signs it never leaves the server (NFR-06).
 */
export const tenantToken = async ({
  engine,
  scope,
  ownKey,
  now,
}: TenantTokenInput): Promise<{ token: string; expiresAt: Date }> => {
  const { key, uid } = ownKey ?? (await searchKey(engine))
  const expiresAt = new Date(now.getTime() + TOKEN_SECONDS * 1000)
  const token = await generateTenantToken({
    apiKey: key,
    apiKeyUid: uid,
    searchRules: { [engine.index]: { filter: scope } },
    expiresAt,
  })
  return { token, expiresAt }
}
