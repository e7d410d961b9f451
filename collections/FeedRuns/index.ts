import type { CollectionConfig } from 'payload'
import { accessFor } from '@/src/payload/access/accessFor'
import { tenantField } from '@/src/payload/fields/tenantField'

const count = (name: string, label: string) => ({ name, label, type: 'number' as const, defaultValue: 0, min: 0 })

/** What became of each delivery of a feed (FEED-04): written by the import, read-only for everyone. */
export const FeedRuns: CollectionConfig = {
  slug: 'feed-runs',
  labels: { singular: 'Feed run', plural: 'Feed runs' },
  access: accessFor('feed-runs'),
  admin: {
    group: 'Stock',
    useAsTitle: 'startedAt',
    defaultColumns: ['startedAt', 'client', 'state', 'created', 'updated', 'rejected'],
  },
  defaultSort: '-startedAt',
  fields: [
    tenantField(),
    {
      type: 'row',
      fields: [
        { name: 'client', type: 'relationship', relationTo: 'feed-clients', index: true },
        { name: 'mode', type: 'select', options: ['snapshot', 'delta'] },
      ],
    },
    {
      name: 'state',
      type: 'select',
      defaultValue: 'running',
      index: true,
      options: ['running', 'held', 'done', 'failed'],
    },
    {
      type: 'row',
      fields: [
        { name: 'startedAt', type: 'date', required: true, index: true },
        { name: 'finishedAt', type: 'date' },
      ],
    },
    { type: 'row', fields: [count('rows', 'Rows'), count('created', 'Created'), count('updated', 'Updated')] },
    {
      type: 'row',
      fields: [count('unchanged', 'Unchanged'), count('skipped', 'Skipped'), count('rejected', 'Rejected')],
    },
    {
      name: 'outcomes',
      type: 'json',
      admin: { description: 'Line, field, value and reason of each row that did not land as sent.' },
    },
  ],
}
