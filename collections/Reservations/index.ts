import type { CollectionConfig } from 'payload'
import { accessFor } from '@/src/payload/access/accessFor'
import { tenantField } from '@/src/payload/fields/tenantField'

/**
 * A shopper's hold on a car (BUY-01..04). Made by one conditional SQL statement, never through the API; a partial unique
 * index allows one live reservation for each car.
 */
export const Reservations: CollectionConfig = {
  slug: 'reservations',
  labels: { singular: 'Reservation', plural: 'Reservations' },
  access: accessFor('reservations'),
  admin: {
    group: 'Customers',
    useAsTitle: 'car_name',
    defaultColumns: ['car', 'shopper', 'state', 'amount_cents', 'createdAt'],
  },
  fields: [
    tenantField(),
    { name: 'car_name', type: 'text', label: 'Car', virtual: 'car.name', admin: { hidden: true } },
    {
      type: 'row',
      fields: [
        { name: 'car', type: 'relationship', relationTo: 'cars', required: true, index: true },
        { name: 'shopper', type: 'relationship', relationTo: 'shoppers', index: true },
      ],
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'pending',
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
        { name: 'expires_at', type: 'date', label: 'Held until' },
      ],
    },
    { name: 'payment_reference', type: 'text', label: 'Payment reference' },
  ],
}
