import type { CollectionConfig, Field } from 'payload'
import { depositLabels, depositStates } from '@/src/domain/checkout/depositWords'
import { accessFor } from '@/src/payload/access/accessFor'
import { tenantField } from '@/src/payload/fields/tenantField'
import { freeCar, lockReservation, oweDeposit } from './endReservation'

/** Written by the checkout, the worker and the payment company's answers; nobody types a payment. */
const written = <F extends Field>(field: F): F => ({
  ...field,
  access: { update: () => false },
  admin: { ...field.admin, readOnly: true },
})

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
  hooks: { beforeOperation: [lockReservation], beforeChange: [oweDeposit], afterChange: [freeCar] },
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
        {
          name: 'expires_at',
          type: 'date',
          label: 'Held until',
          admin: { description: 'Then it expires by itself. Empty: until somebody ends it.' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        written({
          name: 'payment_state',
          type: 'select',
          label: 'Payment',
          required: true,
          defaultValue: 'none',
          index: true,
          options: depositStates.map((value) => ({ value, label: depositLabels[value] })),
        }),
        written({ name: 'payment_reference', type: 'text', label: 'Payment reference' }),
        written({ name: 'payment_provider', type: 'text', label: 'Taken by' }),
        written({ name: 'payment_account', type: 'text', label: 'Account' }),
      ],
    },
  ],
}
