import type { CollectionConfig } from 'payload'
import { lockRow } from '@/collections/shared/lockRow'
import { paymentFields } from '@/collections/shared/paymentFields'
import { written } from '@/collections/shared/written'
import { isAmount, plainReference } from '@/src/domain/checkout/paymentRequest'
import { accessFor } from '@/src/payload/access/accessFor'
import { momentField, pickDay } from '@/src/payload/fields/content/momentField'
import { tenantField } from '@/src/payload/fields/tenantField'
import { keepPaid, owedPart, sendRefund } from './changeRequest'

const dollars = (value: unknown): string | true =>
  isAmount(value) ? true : 'Dollars and cents, from $1 to $100,000, such as 1250 or 89.50.'

/** An invoice or deposit that a person pays online by its reference (WAT-16, RTE-41). One payment settles it in full. */
export const PaymentRequests: CollectionConfig = {
  slug: 'payment-requests',
  labels: { singular: 'Payment request', plural: 'Payment requests' },
  access: accessFor('payment-requests'),
  admin: {
    group: 'Customers',
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'last_name', 'amount', 'due', 'state', 'payment_state', 'paid_at'],
    listSearchableFields: ['reference', 'last_name', 'email', 'what'],
    description: 'The customer pays at /online-payment with the reference, the last name and the e-mail address.',
  },
  defaultSort: '-createdAt',
  indexes: [{ fields: ['tenant', 'reference'], unique: true }],
  hooks: {
    beforeOperation: [lockRow('payment_requests')],
    beforeChange: [keepPaid, owedPart],
    afterChange: [sendRefund],
  },
  fields: [
    tenantField(),
    {
      type: 'row',
      fields: [
        {
          name: 'reference',
          type: 'text',
          required: true,
          maxLength: 40,
          hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? plainReference(value) : value)] },
          admin: { width: '34%', placeholder: 'INV-20418', description: 'The number on the invoice.' },
        },
        {
          name: 'amount',
          type: 'number',
          required: true,
          label: 'Amount in dollars',
          validate: dollars,
          admin: { width: '33%', step: 0.01 },
        },
        { name: 'due', type: 'date', label: 'Due on', admin: { width: '33%', date: pickDay } },
      ],
    },
    {
      name: 'what',
      type: 'text',
      required: true,
      maxLength: 120,
      label: 'What for',
      admin: { placeholder: 'Logbook service, Mazda CX-5, ABC123' },
    },
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', maxLength: 100, label: 'First name', admin: { width: '30%' } },
        {
          name: 'last_name',
          type: 'text',
          label: 'Last name',
          required: true,
          maxLength: 100,
          admin: { width: '30%' },
        },
        {
          name: 'email',
          type: 'email',
          required: true,
          admin: { width: '40%', description: 'The receipt goes here.' },
        },
      ],
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'open',
      options: [
        { value: 'open', label: 'To be paid' },
        { value: 'paid', label: 'Paid' },
        { value: 'cancelled', label: 'Cancelled' },
      ],
      admin: { description: 'Paid is set by the payment itself. Cancelled: it cannot be paid online any more.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'refund',
          type: 'number',
          min: 0,
          label: 'Give back, in dollars',
          admin: {
            width: '50%',
            step: 0.01,
            condition: ({ payment_state }) => ['paid', 'refund_due', 'refunded'].includes(String(payment_state)),
            description: 'In all: a part or the whole amount. It goes back to the card within a minute of saving.',
          },
        },
        written({
          name: 'refunded',
          type: 'number',
          label: 'Given back so far, in dollars',
          defaultValue: 0,
          admin: { width: '50%', description: 'What has gone back to the card.' },
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        ...paymentFields('Not begun'),
        written(momentField({ name: 'paid_at', type: 'date', label: 'Paid at', validate: () => true })),
      ],
    },
    written({ name: 'payment_key', type: 'text', label: 'Attempt', index: true, admin: { hidden: true } }),
    written({ name: 'pay_by', type: 'date', label: 'To be paid until', admin: { hidden: true } }),
  ],
}
