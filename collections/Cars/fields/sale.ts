import type { Field, FieldAccess, NumberField } from 'payload'
import { staffOnlyField } from '@/src/payload/access/staffOnlyField'
import { publicWasPrice } from '../hooks/publicWasPrice'

const nobody: FieldAccess = () => false

const dollars = (name: string, label: string, description?: string): NumberField => ({
  name,
  type: 'number',
  label,
  min: 0,
  admin: {
    ...(description ? { description } : {}),
    step: 1,
    placeholder: 'Dollars',
    components: { Cell: '/src/components/admin/cells/DollarsCell#DollarsCell' },
  },
})

const flag = (name: string, label: string, description?: string, defaultValue = false): Field => ({
  name,
  type: 'checkbox',
  label,
  defaultValue,
  admin: { ...(description ? { description } : {}) },
})

/** How it is sold: prices, tag and flags (CAR-05, CAR-08, CAR-09). */
export const saleFields: Field[] = [
  {
    type: 'row',
    fields: [
      dollars('price', 'Price', 'Leave empty for price on application.'),
      dollars('offer_price', 'Offer price', 'Shown instead of the price while it is above $10.'),
      {
        ...dollars('before_price', 'Was price', 'Struck through while it is higher than the price.'),
        hooks: { afterRead: [publicWasPrice] },
      },
    ],
  },
  {
    name: 'wasPriceNote',
    type: 'ui',
    admin: { components: { Field: '/src/components/admin/prices/WasPriceNote#WasPriceNote' } },
  },
  {
    // Kept by a trigger from the price history: days the car was advertised at its was-price or dearer (LAW-05).
    name: 'before_price_days',
    type: 'number',
    label: 'Days advertised at the was price',
    access: { ...staffOnlyField, create: nobody, update: nobody },
    admin: { hidden: true, readOnly: true },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'price_type',
        type: 'select',
        label: 'Price basis',
        options: [
          { label: 'Drive Away', value: 'drive_away' },
          { label: 'Excl. Govt. Charges', value: 'egc' },
        ],
        admin: { description: 'Shown beside every price, as the law asks.' },
      },
      dollars('subscription_price', 'Subscription price a week', 'Shown only on sites that offer subscriptions.'),
    ],
  },
  flag('preorder', 'Preorder', 'Shows PREORDER when there is no price.'),
  {
    name: 'tag',
    type: 'text',
    admin: { description: "Short text on the photo. 'Test Drive Only' switches the main button." },
  },
  {
    name: 'tagNote',
    type: 'ui',
    admin: { components: { Field: '/src/components/admin/cars/TagNote#TagNote' } },
  },
  {
    type: 'row',
    fields: [
      flag('certified', 'Certified', 'Certified by the maker; search has a filter for it.'),
      flag('reserved', 'Reserved', 'Somebody has put money on it.'),
      flag('sold', 'Sold', 'Follows the status.'),
    ],
  },
]
