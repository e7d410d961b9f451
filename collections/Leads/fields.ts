import type { Field } from 'payload'
import { conditionNames } from '@/src/domain/stock/normalise/conditionNames'
import { statusWords } from '@/src/domain/stock/normalise/staffLabels'

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
          storedWord('car_type', 'Condition', conditionNames),
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
