import { type CollectionBeforeValidateHook, type CollectionConfig, ValidationError } from 'payload'
import { accessFor } from '@/src/payload/access/accessFor'
import { shopperStrategy } from '@/src/payload/auth/shopperStrategy'
import { tenantField } from '@/src/payload/fields/tenantField'
import { staffOnlyField } from '@/src/payload/access/staffOnlyField'

/** An account has a mobile number or an e-mail address: without one it could not be signed in to (WAT-15). */
const someAddress: CollectionBeforeValidateHook = ({ collection, data, originalDoc }) => {
  const { phone, email } = { ...originalDoc, ...data }
  if (phone || email) return data
  const message = 'Give a mobile number or an email address.'
  throw new ValidationError({ collection: collection.slug, errors: [{ path: 'phone', message }] })
}

/**
 * A signed-in visitor of one dealership's site (TEN-08, ENT-13): has an id, a proven mobile number or e-mail address, and a
 * watchlist. Made at the first sign-in (WAT-15). Neither address is changed by the shopper without a code sent to it: what is
 * held under an address is shown to the account.
 */
export const Shoppers: CollectionConfig = {
  slug: 'shoppers',
  labels: { singular: 'Shopper', plural: 'Shoppers' },
  access: accessFor('shoppers'),
  auth: { disableLocalStrategy: true, strategies: [shopperStrategy], useSessions: false },
  admin: { group: 'Customers', useAsTitle: 'phone', defaultColumns: ['phone', 'name', 'email', 'updatedAt'] },
  indexes: [{ fields: ['tenant', 'phone'], unique: true }],
  hooks: { beforeValidate: [someAddress] },
  fields: [
    tenantField(),
    {
      type: 'row',
      fields: [
        { name: 'phone', type: 'text', index: true, access: { update: staffOnlyField.read } },
        { name: 'email', type: 'email', access: { update: staffOnlyField.read } },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', label: 'First name' },
        { name: 'last_name', type: 'text', label: 'Last name' },
        { name: 'postcode', type: 'text' },
      ],
    },
  ],
}
