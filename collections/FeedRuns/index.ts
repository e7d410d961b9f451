import type { CollectionConfig, Field } from 'payload'
import { runStates, stateWords } from '@/src/domain/feeds/runStates'
import { accessFor } from '@/src/payload/access/accessFor'
import { mondayFirst } from '@/src/payload/fields/content/momentField'
import { tenantField } from '@/src/payload/fields/tenantField'

/** Stored and listed; on the page of a run the report shows it in a way people understand. */
const shownInReport = { condition: () => false }

const count = (name: string, label: string): Field => ({
  name,
  label,
  type: 'number',
  defaultValue: 0,
  min: 0,
  admin: shownInReport,
})
const text = (name: string, label: string, index = false): Field => ({
  name,
  label,
  type: 'text',
  index,
  admin: shownInReport,
})

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
    defaultColumns: ['startedAt', 'client', 'state', 'rows', 'created', 'updated', 'rejected', 'missing'],
    description: 'Every delivery of every feed, with what became of its rows. A run that waits needs your yes or no.',
    hideAPIURL: true,
  },
  defaultSort: '-startedAt',
  fields: [
    tenantField(),
    {
      name: 'report',
      type: 'ui',
      admin: { components: { Field: '/src/components/admin/feeds/runs/FeedRunReport#FeedRunReport' } },
    },
    { name: 'client', type: 'relationship', relationTo: 'feed-clients', index: true, admin: shownInReport },
    {
      name: 'mode',
      type: 'select',
      options: [
        { value: 'snapshot', label: 'All stock' },
        { value: 'delta', label: 'Changes only' },
      ],
      admin: shownInReport,
    },
    {
      name: 'state',
      type: 'select',
      defaultValue: 'running',
      index: true,
      options: runStates.map((value) => ({ value, label: stateWords[value] })),
      admin: {
        ...shownInReport,
        components: { Cell: '/src/components/admin/feeds/runs/RunStateCell#RunStateCell' },
      },
    },
    // A condition would make its column nullable.
    {
      name: 'startedAt',
      type: 'date',
      required: true,
      index: true,
      label: 'Started',
      admin: {
        date: mondayFirst,
        components: { Field: '/src/components/admin/feeds/runs/ShownInReport#ShownInReport' },
      },
    },
    { name: 'finishedAt', type: 'date', label: 'Finished', admin: { ...shownInReport, date: mondayFirst } },
    {
      name: 'dryRun',
      type: 'checkbox',
      label: 'Trial only: nothing was stored',
      defaultValue: false,
      admin: shownInReport,
    },
    // Why the run is held, failed or was refused, in a sentence.
    { name: 'message', type: 'textarea', label: 'What happened', admin: shownInReport },
    count('rows', 'Rows'),
    count('created', 'New'),
    count('updated', 'Changed'),
    count('unchanged', 'Unchanged'),
    count('skipped', 'Skipped'),
    count('rejected', 'Rejected'),
    count('advised', 'With advice'),
    count('missing', 'Missing from the file'),
    count('returned', 'Back'),
    // Reasons with their counts and the first rows of each; all rows are in the report.
    { name: 'outcomes', type: 'json', label: 'Problems', admin: shownInReport },
    { name: 'sequence', type: 'number', min: 0, admin: shownInReport },
    text('idempotencyKey', 'Idempotency key', true),
    text('fileName', 'File'),
    text('format', 'Format'),
    text('encoding', 'Encoding'),
    { name: 'bytes', type: 'number', min: 0, admin: shownInReport },
    text('contentHash', 'SHA-256', true),
    { name: 'decidedBy', type: 'relationship', relationTo: 'users', label: 'Decided by', admin: shownInReport },
    { name: 'decidedAt', type: 'date', label: 'Decided on', admin: { ...shownInReport, date: mondayFirst } },
    // Milliseconds for reading, storing and delisting.
    { name: 'timings', type: 'json', admin: shownInReport },
  ],
}
