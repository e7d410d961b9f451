import type { Field, FieldAccess } from 'payload'
import { momentField } from '@/src/payload/fields/content/momentField'
import { conditionWords, statusWords } from '@/src/domain/stock/normalise/staffLabels'

const text = (name: string, label: string, description?: string): Field => ({
  name,
  type: 'text',
  label,
  ...(description ? { admin: { description } } : {}),
})

/**
 * A value stored in the specification's words ('in_stock') and shown with a label. Read-only, because the page sent it.
 */
const storedWord = (name: string, label: string, words: Record<string, string>): Field => ({
  name,
  type: 'text',
  label,
  admin: {
    readOnly: true,
    components: {
      Field: { path: '/src/components/admin/leads/StoredWordField#StoredWordField', clientProps: { words } },
      Cell: { path: '/src/components/admin/leads/StoredWordCell#StoredWordCell', serverProps: { words } },
    },
  },
})

/** Values of the form and the page, under the specification's names (ENT-21, ENT-24, ENT-25). */
export const contactFields: Field[] = [
  { type: 'row', fields: [text('name', 'First name'), text('last_name', 'Last name')] },
  {
    type: 'row',
    fields: [
      { name: 'email', type: 'email', index: true },
      { name: 'phone', type: 'text', label: 'Mobile number', index: true },
      text('postcode', 'Postcode'),
    ],
  },
  { type: 'row', fields: [{ name: 'category', type: 'text', index: true }, text('subcategory', 'Subcategory')] },
  { name: 'message', type: 'textarea', label: 'Comments' },
  {
    type: 'row',
    fields: [
      { name: 'opt_in', type: 'checkbox', label: 'May be sent offers' },
      {
        name: 'additional_services',
        type: 'text',
        hasMany: true,
        label: 'Services asked for',
        admin: { description: 'What the shopper ticked on the form.' },
      },
    ],
  },
  {
    type: 'collapsible',
    label: 'Vehicle',
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'vehicle', type: 'relationship', relationTo: 'cars', index: true },
          text('car_id', 'Car id', 'The car’s number on the platform.'),
          text('stock_number', 'Stock number'),
        ],
      },
      {
        type: 'row',
        fields: [
          text('vehicle_make', 'Make'),
          text('vehicle_model', 'Model'),
          storedWord('car_type', 'Condition', conditionWords),
          storedWord('vehicle_status', 'Status when it was sent', statusWords),
        ],
      },
    ],
  },
  {
    type: 'collapsible',
    label: 'Where it came from',
    admin: { initCollapsed: true },
    fields: [
      {
        type: 'row',
        fields: [
          text('dealership_slug', 'Dealership’s slug'),
          text('car_dealership_id', 'Dealership id', 'Of the dealership whose website it was sent from.'),
          text('manufacturer_slug', 'Make’s slug'),
        ],
      },
      {
        type: 'row',
        fields: [
          text('page_id', 'Form', 'Id of the form or page it was sent with.'),
          text('url', 'Page address'),
          { name: 'source', type: 'text', defaultValue: 'Website' },
        ],
      },
      text('user_agent', 'Browser'),
      {
        name: 'lead_attributes',
        type: 'json',
        label: 'Visit',
        admin: {
          components: { Field: '/src/components/admin/json/PlainJson#PlainJson' },
          description: 'Pages that were looked at before, and what the address carried of an advertisement.',
        },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'form_completed', type: 'checkbox', label: 'Form was completed' },
      { name: 'offer_accepted', type: 'checkbox', label: 'Offer was accepted' },
    ],
  },
]

const byWorkerOnly: FieldAccess = () => false

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
    access: { update: byWorkerOnly },
    admin: {
      position: 'sidebar',
      readOnly: true,
      description:
        "The e-mail of the car's location, or of the department's. Empty: not sent yet, or no location has one.",
    },
  },
  momentField({
    name: 'mailed_at',
    type: 'date',
    label: 'Mailed',
    access: { update: byWorkerOnly },
    admin: { position: 'sidebar', readOnly: true },
  }),
  momentField({
    name: 'confirmed_at',
    type: 'date',
    label: 'Confirmed to the shopper',
    access: { update: byWorkerOnly },
    admin: {
      position: 'sidebar',
      readOnly: true,
      description:
        'When the shopper was mailed that it has arrived. Empty: not yet, switched off, or no e-mail address.',
    },
  }),
  momentField({
    name: 'erased_at',
    type: 'date',
    label: 'Personal data erased',
    access: { update: byWorkerOnly },
    admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data?.erased_at) },
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
