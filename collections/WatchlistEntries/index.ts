import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { relationId } from '@/src/domain/relationId'
import { shownPrice } from '@/src/domain/stock/pricing/shownPrice'
import { accessFor } from '@/src/payload/access/accessFor'
import { actorOf } from '@/src/payload/access/actor'
import { tenantField } from '@/src/payload/fields/tenantField'

/** A shopper writes only into its own watchlist, whatever the request says (WAT-01). */
const ownShopper: CollectionBeforeValidateHook = ({ data, req }) => {
  const actor = actorOf(req.user)
  return actor.kind === 'shopper' ? { ...data, shopper: actor.id } : data
}

/** Notes what the car costs when it is saved, whatever the request says: a later price is compared with it. */
const priceAtSaving: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
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

/** A car a shopper keeps an eye on (ENT-12). The car may be a group member's. */
export const WatchlistEntries: CollectionConfig = {
  slug: 'watchlist-entries',
  labels: { singular: 'Watchlist entry', plural: 'Watchlist entries' },
  access: accessFor('watchlist-entries'),
  admin: { group: 'Customers', useAsTitle: 'car_name', defaultColumns: ['shopper', 'car', 'createdAt'] },
  indexes: [{ fields: ['shopper', 'car'], unique: true }],
  hooks: { beforeValidate: [ownShopper, priceAtSaving] },
  fields: [
    tenantField(),
    { name: 'car_name', type: 'text', label: 'Car', virtual: 'car.name', admin: { hidden: true } },
    { name: 'shopper', type: 'relationship', relationTo: 'shoppers', required: true, index: true },
    { name: 'car', type: 'relationship', relationTo: 'cars', required: true, index: true },
    {
      name: 'saved_price_dollars',
      type: 'number',
      label: 'Price when saved',
      min: 0,
      admin: { description: 'The site’s price at that moment; empty when it showed none.' },
    },
    {
      name: 'seen_sold',
      type: 'checkbox',
      label: 'Shopper saw it sold',
      defaultValue: false,
      admin: { description: 'In stock again it is marked as back.' },
    },
  ],
}
