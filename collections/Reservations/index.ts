import type { CollectionConfig } from 'payload'
import { lockRow } from '@/collections/shared/lockRow'
import { paymentFields } from '@/collections/shared/paymentFields'
import { written } from '@/collections/shared/written'
import { depositLabels } from '@/src/domain/checkout/depositWords'
import { accessFor } from '@/src/payload/access/accessFor'
import { momentField } from '@/src/payload/fields/content/momentField'
import { tenantField } from '@/src/payload/fields/tenantField'
import { freeCar, oweDeposit } from './endReservation'

/**
 * A shopper's hold on a car, with its deposit (BUY-01..07). Made by one conditional SQL statement, never through the API; a
 * partial unique index allows one live reservation for each car.
 */
export const Reservations: CollectionConfig = {
  slug: 'reservations',
  labels: { singular: 'Reservation', plural: 'Reservations' },
  access: accessFor('reservations'),
  admin: {
    group: 'Customers',
    useAsTitle: 'car_name',
    defaultColumns: ['car', 'lead', 'state', 'amount_cents', 'payment_state', 'createdAt'],
  },
  hooks: { beforeOperation: [lockRow('reservations')], beforeChange: [oweDeposit], afterChange: [freeCar] },
  fields: [
    tenantField(),
    { name: 'car_name', type: 'text', label: 'Car', virtual: 'car.name', admin: { hidden: true } },
    {
      type: 'row',
      fields: [
        { name: 'car', type: 'relationship', relationTo: 'cars', required: true, index: true },
        { name: 'shopper', type: 'relationship', relationTo: 'shoppers', index: true },
        written({ name: 'lead', type: 'relationship', relationTo: 'leads', index: true }),
      ],
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      admin: { description: 'Cancelled or expired: the car is free at once, and a paid deposit goes back in full.' },
      options: [
        { value: 'pending', label: 'Waiting for payment' },
        { value: 'paid', label: 'Paid' },
        { value: 'cancelled', label: 'Cancelled' },
        { value: 'expired', label: 'Expired' },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'amount_cents', type: 'number', label: 'Deposit (cents)', min: 0 },
        momentField({
          name: 'expires_at',
          type: 'date',
          label: 'Held until',
          admin: { description: 'Then it expires by itself. Empty: until somebody ends it.' },
        }),
      ],
    },
    { type: 'row', fields: paymentFields(depositLabels.none) },
    {
      type: 'row',
      fields: [
        written({ name: 'order_signed_by', type: 'text', label: 'Order signed by' }),
        written(momentField({ name: 'order_signed_at', type: 'date', label: 'Order signed' })),
        written({ name: 'order_hash', type: 'text', label: 'SHA-256 of the order' }),
      ],
    },
    written({ name: 'order_drawn', type: 'text', label: 'Drawn signature', admin: { hidden: true } }),
    written({ name: 'signed_order', type: 'json', label: 'Signed order', admin: { hidden: true } }),
    {
      name: 'order_file',
      type: 'ui',
      admin: { components: { Field: '/src/components/admin/desk/OrderLink#OrderLink' } },
    },
  ],
}
