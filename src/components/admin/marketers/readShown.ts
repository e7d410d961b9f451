import type { Payload, TypedUser, Where } from 'payload'

/** What visitors see now of one kind. */
export interface Shown {
  /** In words: '6 offers'. */
  words: string
  href: string
}

const kinds = [
  { collection: 'offers', one: 'offer', many: 'offers' },
  { collection: 'promo-cards', one: 'promo card', many: 'promo cards' },
  { collection: 'picture-overlays', one: 'picture overlay', many: 'picture overlays' },
] as const

/** How many offers, cards and overlays are published and within their dates, as far as the one who looks may read them. */
export const readShown = (
  payload: Payload,
  user: TypedUser | null | undefined,
  tenant: string | null,
  now: Date,
): Promise<Shown[]> => {
  const iso = now.toISOString()
  const where: Where = {
    and: [
      { _status: { equals: 'published' } },
      { or: [{ start: { exists: false } }, { start: { less_than_equal: iso } }] },
      { or: [{ expiry: { exists: false } }, { expiry: { greater_than: iso } }] },
      ...(tenant ? [{ tenant: { equals: tenant } }] : []),
    ],
  }
  return Promise.all(
    kinds.map(async ({ collection, one, many }) => {
      const { totalDocs } = await payload.count({ collection, where, user, overrideAccess: false })
      return { words: `${totalDocs} ${totalDocs === 1 ? one : many}`, href: `/admin/collections/${collection}` }
    }),
  )
}
