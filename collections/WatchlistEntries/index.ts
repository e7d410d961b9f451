import type { CollectionConfig } from 'payload'
import { accessFor } from '@/src/payload/access/accessFor'
import { tenantField } from '@/src/payload/fields/tenantField'
import { ownShopper } from './hooks/ownShopper'
import { priceAtSaving } from './hooks/priceAtSaving'

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
