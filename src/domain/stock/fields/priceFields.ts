import { PRICE_BASIS_LABELS } from '@/src/domain/constants/vehicle'
import type { FieldRows } from './CarField'

/** What the car costs, and what the price includes (CAR-05). */
export const priceFields = {
  price: {
    kind: 'number',
    label: 'Price',
    unit: '$',
    help: 'Leave empty for price on application.',
    outbound: 'read',
    sent: {
      note: 'Price in dollars. Empty, 0 or POA: price on application.',
      example: '$39,997',
      aliases:
        'sellingprice sellprice advertisedprice askingprice retailprice listprice internetprice webprice websiteprice vehicleprice adprice advertprice',
      reader: 'dollars',
    },
  },
  price_type: {
    kind: 'choice',
    label: 'Price basis',
    help: 'Shown beside every price, as the law asks.',
    options: PRICE_BASIS_LABELS,
    search: 'kept',
    outbound: 'read',
    sent: {
      note: 'What the price includes: drive_away or egc (excluding government charges).',
      example: 'drive_away',
      aliases: 'pricebasis pricequalifier vehiclepricetype',
      reader: 'priceType',
    },
  },
  offer_price: {
    kind: 'number',
    label: 'Offer price',
    unit: '$',
    help: 'Shown instead of the price while it is above $10.',
    outbound: 'read',
    sent: {
      note: 'Reduced price in dollars, shown instead of the price.',
      example: 37_990,
      reader: 'dollars',
    },
  },
  before_price: {
    kind: 'number',
    label: 'Was price',
    unit: '$',
    help: 'Struck through while it is higher than the price.',
    sent: {
      note: 'Earlier price in dollars. Shown only if the car was really listed at it.',
      example: 41_990,
      aliases: 'wasprice rrp oldprice previousprice originalprice',
      reader: 'dollars',
    },
  },
  subscription_price: {
    kind: 'number',
    label: 'Subscription price a week',
    unit: '$',
    help: 'Shown only on sites that offer subscriptions.',
    search: 'kept',
    sent: { note: 'Subscription in dollars a week.', example: 289, reader: 'dollars' },
  },
  preorder: {
    kind: 'flag',
    label: 'Preorder',
    help: 'Shows PREORDER when there is no price.',
    initial: false,
    search: 'kept',
    sent: { note: 'Can be ordered ahead.', example: false },
  },
} as const satisfies FieldRows
