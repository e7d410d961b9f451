import type { CollectionConfig } from 'payload'
import { accessFor } from '@/src/payload/access/accessFor'
import { momentField } from '@/src/payload/fields/content/momentField'
import { tenantField } from '@/src/payload/fields/tenantField'
import { replayAll, replayOne } from './replay'

/** What became of each lead at each destination (CRM-01). Written by the worker, read-only for staff. */
export const LeadDeliveries: CollectionConfig = {
  slug: 'lead-deliveries',
  labels: { singular: 'Lead delivery', plural: 'Lead deliveries' },
  access: accessFor('lead-deliveries'),
  admin: {
    group: 'Customers',
    useAsTitle: 'id',
    defaultColumns: ['createdAt', 'lead', 'destination', 'state', 'attempts', 'last_status', 'last_attempt_at'],
    description: 'Each lead at each destination. One that cannot be delivered is tried again for about three days.',
    hideAPIURL: true,
    components: { beforeListTable: ['/src/components/admin/leads/ReplayDead#ReplayDead'] },
  },
  defaultSort: '-createdAt',
  indexes: [{ fields: ['lead', 'destination'], unique: true }],
  endpoints: [replayAll, replayOne],
  fields: [
    tenantField(),
    {
      name: 'again',
      type: 'ui',
      admin: { components: { Field: '/src/components/admin/leads/SendAgain#SendAgain' } },
    },
    {
      type: 'row',
      fields: [
        // Not required: rows outlive the destination.
        { name: 'lead', type: 'relationship', relationTo: 'leads', index: true },
        { name: 'destination', type: 'relationship', relationTo: 'lead-destinations', index: true },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'state',
          type: 'select',
          defaultValue: 'queued',
          index: true,
          options: [
            { value: 'queued', label: 'Waiting' },
            { value: 'sent', label: 'Delivered' },
            { value: 'failed', label: 'Not delivered' },
          ],
        },
        {
          name: 'attempts',
          type: 'number',
          defaultValue: 0,
          min: 0,
          admin: { description: 'How often it was tried.' },
        },
        {
          name: 'last_status',
          type: 'number',
          label: 'Last status',
          admin: { description: 'Of the webhook’s answer: 200 and the like mean it was taken.' },
        },
      ],
    },
    { name: 'last_answer', type: 'textarea', label: 'Last answer' },
    momentField({ name: 'last_attempt_at', type: 'date', label: 'Last attempt' }),
    { name: 'test', type: 'checkbox', label: 'A test: no shopper', defaultValue: false },
    {
      name: 'log',
      type: 'json',
      label: 'Attempts',
      admin: { components: { Field: '/src/components/admin/json/PlainJson#PlainJson' } },
    },
  ],
}
