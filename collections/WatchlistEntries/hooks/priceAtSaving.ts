import type { CollectionBeforeValidateHook } from 'payload'
import { relationId } from '@/src/domain/relationId'
import { shownPrice } from '@/src/domain/stock/pricing/shownPrice'

/** Notes what the car costs when it is saved, whatever the request says: a later price is compared with it. */
export const priceAtSaving: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const id = relationId(data?.car)
  const car =
    id &&
    (await req.payload.findByID({
      collection: 'cars',
      id,
      depth: 0,
      select: { price: true, offer_price: true },
      disableErrors: true,
      overrideAccess: true,
      req,
    }))
  const price = car ? shownPrice({ price: car.price ?? null, offer_price: car.offer_price ?? null }) : null
  return { ...data, saved_price_dollars: price || null, seen_sold: false }
}
