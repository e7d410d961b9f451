import type { CollectionConfig } from 'payload'
import { runStates } from '@/src/domain/feeds/runStates'
import { accessFor } from '@/src/payload/access/accessFor'
import { tenantField } from '@/src/payload/fields/tenantField'

const count = (name: string, label: string) => ({ name, label, type: 'number' as const, defaultValue: 0, min: 0 })

/**
 * What became of each delivery of a feed (FEED-03..05): written by the import, read-only for everyone. The outcome of
 * each row is kept in the table feed_outcomes.
 */
export const FeedRuns: CollectionConfig = {
  slug: 'feed-runs',
  labels: { singular: 'Feed run', plural: 'Feed runs' },
  access: accessFor('feed-runs'),
  admin: {
    group: 'Stock',
    useAsTitle: 'startedAt',
    defaultColumns: ['startedAt', 'client', 'mode', 'state', 'rows', 'created', 'updated', 'rejected'],
    description: 'Every delivery of every feed, with what became of its rows.',
  },
  defaultSort: '-startedAt',
  fields: [
    tenantField(),
    {
      type: 'row',
      fields: [
        { name: 'client', type: 'relationship', relationTo: 'feed-clients', index: true },
        { name: 'mode', type: 'select', options: ['snapshot', 'delta'] },
        { name: 'state', type: 'select', defaultValue: 'running', index: true, options: [...runStates] },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'startedAt', type: 'date', required: true, index: true },
        { name: 'finishedAt', type: 'date' },
        { name: 'dryRun', type: 'checkbox', label: 'Trial only: nothing was stored', defaultValue: false },
      ],
    },
    {
      name: 'message',
      type: 'textarea',
      label: 'What happened',
      admin: { description: 'Why the run is held, failed or was refused, in a sentence.' },
    },
    { type: 'row', fields: [count('rows', 'Rows'), count('created', 'Created'), count('updated', 'Updated')] },
    {
      type: 'row',
      fields: [count('unchanged', 'Unchanged'), count('skipped', 'Skipped'), count('rejected', 'Rejected')],
    },
    {
      type: 'row',
      fields: [count('advised', 'With advice'), count('missing', 'Missing from the file'), count('returned', 'Back')],
    },
    {
      name: 'outcomes',
      type: 'json',
      label: 'Problems',
      admin: { description: 'Reasons with their counts and the first rows of each; all rows are in the report.' },
    },
    {
      type: 'row',
      fields: [
        { name: 'sequence', type: 'number', min: 0 },
        { name: 'idempotencyKey', type: 'text', index: true, label: 'Idempotency key' },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'fileName', type: 'text', label: 'File' },
        { name: 'format', type: 'text' },
        { name: 'encoding', type: 'text' },
        { name: 'bytes', type: 'number', min: 0 },
        { name: 'contentHash', type: 'text', index: true, label: 'SHA-256' },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'decidedBy', type: 'relationship', relationTo: 'users', label: 'Decided by' },
        { name: 'decidedAt', type: 'date', label: 'Decided on' },
      ],
    },
    { name: 'timings', type: 'json', admin: { description: 'Milliseconds for reading, storing and delisting.' } },
  ],
}
