import type { Payload, TypedUser, Where } from 'payload'
import { type Dated, soonUntil } from './comingUp'

const MOST = 200

/** Published rows that begin or end soon, as the one who looks may read them; a draft that waits on top hides none. */
export const readDated = async (
  payload: Payload,
  user: TypedUser | null | undefined,
  tenant: string | null,
  now: Date,
): Promise<Dated[]> => {
  const soon = { greater_than: now.toISOString(), less_than_equal: soonUntil(now).toISOString() }
  const where: Where = {
    and: [
      { _status: { equals: 'published' } },
      { or: [{ start: soon }, { expiry: soon }] },
      ...(tenant ? [{ tenant: { equals: tenant } }] : []),
    ],
  }
  const ask = { where, user, overrideAccess: false, depth: 0, limit: MOST, pagination: false } as const
  const [offers, cards, overlays] = await Promise.all([
    payload.find({ collection: 'offers', ...ask }),
    payload.find({ collection: 'promo-cards', ...ask }),
    payload.find({ collection: 'picture-overlays', ...ask }),
  ])
  return [
    ...offers.docs.map((row) => ({ ...row, collection: 'offers', what: 'Offer' })),
    ...cards.docs.map(({ title, ...row }) => ({ ...row, name: title, collection: 'promo-cards', what: 'Promo card' })),
    ...overlays.docs.map((row) => ({ ...row, collection: 'picture-overlays', what: 'Overlay' })),
  ]
}
