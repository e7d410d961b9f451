import type { CollectionBeforeValidateHook } from 'payload'
import { actorOf } from '@/src/payload/access/actor'

/** A shopper writes only into its own watchlist, whatever the request says (WAT-01). */
export const ownShopper: CollectionBeforeValidateHook = ({ data, req }) => {
  const actor = actorOf(req.user)
  return actor.kind === 'shopper' ? { ...data, shopper: actor.id } : data
}
