import type { Field, FieldAccess } from 'payload'
import { momentField } from '@/src/payload/fields/content/momentField'

const byWorkerOnly: FieldAccess = () => false

/** Written by the worker, shown to staff beside the form. */
const notedBeside = <Admin extends object>(admin: Admin) => ({
  access: { update: byWorkerOnly },
  admin: { position: 'sidebar' as const, readOnly: true, ...admin },
})

/** Recognise an enquiry that is sent again; of no use to people. */
export const keyFields: Field[] = ['fingerprint', 'idempotency_key'].map((name) => ({
  name,
  type: 'text',
  label: name === 'fingerprint' ? 'Hash of what was sent' : 'Name of the submission',
  index: true,
  access: { read: byWorkerOnly, update: byWorkerOnly },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}))

/** The dealership's own fields for handling the lead. */
export const workflowFields: Field[] = [
  {
    name: 'workflow',
    type: 'select',
    label: 'Progress',
    defaultValue: 'new',
    index: true,
    options: [
      { label: 'New', value: 'new' },
      { label: 'In progress', value: 'in_progress' },
      { label: 'Won', value: 'won' },
      { label: 'Lost', value: 'lost' },
      { label: 'Held as spam', value: 'held' },
    ],
    admin: { position: 'sidebar' },
  },
  {
    name: 'appointments',
    type: 'join',
    collection: 'appointments',
    on: 'lead',
    label: 'Test drive',
    admin: { allowCreate: false, defaultColumns: ['starts_at', 'location', 'state'] },
  },
  { name: 'shopper', type: 'relationship', relationTo: 'shoppers', admin: { position: 'sidebar' } },
  { name: 'notes', type: 'textarea', admin: { position: 'sidebar' } },
  {
    name: 'location',
    type: 'relationship',
    relationTo: 'locations',
    index: true,
    admin: { position: 'sidebar', description: 'The location the shopper chose; else the car’s.' },
  },
  {
    name: 'mailed_to',
    type: 'text',
    label: 'Mailed to',
    ...notedBeside({
      description:
        "The e-mail of the car's location, or of the department's. Empty: not sent yet, or no location has one.",
    }),
  },
  momentField({ name: 'mailed_at', type: 'date', label: 'Mailed', ...notedBeside({}) }),
  momentField({
    name: 'confirmed_at',
    type: 'date',
    label: 'Confirmed to the shopper',
    ...notedBeside({
      description:
        'When the shopper was mailed that it has arrived. Empty: not yet, switched off, or no e-mail address.',
    }),
  }),
  momentField({
    name: 'erased_at',
    type: 'date',
    label: 'Personal data erased',
    ...notedBeside({ condition: (data?: { erased_at?: unknown }) => Boolean(data?.erased_at) }),
  }),
  {
    name: 'person',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: { Field: '/src/components/admin/leads/person/PersonField#PersonField' },
    },
  },
]
