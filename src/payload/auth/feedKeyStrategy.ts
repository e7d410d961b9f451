import { createHash, randomBytes } from 'node:crypto'
import type { AuthStrategy } from 'payload'
import { relationId } from '@/src/domain/relationId'

/** Whether a request carries a feed key, valid or not: it then comes from another program, not from the admin. */
export const hasFeedKey = ({ headers }: Request): boolean =>
  headers.get('authorization')?.startsWith('Feed-Key ') ?? false

const keyOf = (headers: Headers): string | null =>
  /^Feed-Key (fk_[\w-]{43})$/.exec(headers.get('authorization') ?? '')?.[1] ?? null

/** A new key for a feed client: `fk_` and 32 random bytes. Shown once, stored only as its hash (FEED-02). */
export const newFeedKey = (): string => `fk_${randomBytes(32).toString('base64url')}`

/** SHA-256 is enough here: the key is 256 random bits, nothing can be guessed offline. */
export const hashFeedKey = (key: string): string => createHash('sha256').update(key).digest('hex')

/** Signs a feed client in by `Authorization: Feed-Key fk_...`: one tenant, only while it is active (FEED-02). */
export const feedKeyStrategy: AuthStrategy = {
  name: 'feed-key',
  authenticate: async ({ headers, payload }) => {
    const key = keyOf(headers)
    if (!key) return { user: null }
    const find = () =>
      payload.find({
        collection: 'feed-clients',
        where: { and: [{ keyHash: { equals: hashFeedKey(key) } }, { active: { equals: true } }] },
        depth: 0,
        limit: 1,
        pagination: false,
        overrideAccess: true,
      })
    // Payload takes an error for a wrong key, and a connection that broke with the database fails once more when it is back.
    const { docs } = await find().catch(find)
    const client = docs[0]
    const tenant = relationId(client?.tenant)
    if (!client || !tenant) return { user: null }
    const owner = await payload.findByID({
      collection: 'tenants',
      id: tenant,
      depth: 0,
      overrideAccess: true,
      disableErrors: true,
    })
    if (!owner || owner.archived) return { user: null }
    return { user: { ...client, collection: 'feed-clients', _strategy: 'feed-key', tenants: [{ tenant }] } }
  },
}
