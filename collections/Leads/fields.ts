import type { Field } from 'payload'

const text = (name: string, label?: string): Field => ({ name, type: 'text', ...(label ? { label } : {}) })

/** What the form and the page sent, in the specification's names (ENT-21, ENT-24, ENT-25). */
export const contactFields: Field[] = [
  { type: 'row', fields: [text('name', 'First name'), text('last_name', 'Last name')] },
  {
    type: 'row',
    fields: [
      { name: 'email', type: 'email', index: true },
      { name: 'phone', type: 'text', label: 'Mobile number', index: true },
      text('postcode'),
    ],
  },
  { type: 'row', fields: [{ name: 'category', type: 'text', index: true }, text('subcategory')] },
  { name: 'message', type: 'textarea', label: 'Comments' },
  {
    type: 'row',
    fields: [
      { name: 'opt_in', type: 'checkbox', label: 'Marketing opt-in' },
      { name: 'additional_services', type: 'text', hasMany: true },
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
          text('car_id'),
          text('stock_number'),
        ],
      },
      {
        type: 'row',
        fields: [
          text('vehicle_make', 'Vehicle Make'),
          text('vehicle_model', 'Vehicle Model'),
          text('car_type'),
          text('vehicle_status'),
        ],
      },
    ],
  },
  {
    type: 'collapsible',
    label: 'Where it came from',
    admin: { initCollapsed: true },
    fields: [
      { type: 'row', fields: [text('dealership_slug'), text('car_dealership_id'), text('manufacturer_slug')] },
      {
        type: 'row',
        fields: [text('page_id'), text('url'), { name: 'source', type: 'text', defaultValue: 'Website' }],
      },
      text('user_agent'),
      {
        name: 'lead_attributes',
        type: 'json',
        admin: {
          components: { Field: '/src/components/admin/json/PlainJson#PlainJson' },
          description: 'visited_pages and linked_query_params',
        },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'form_completed', type: 'checkbox' },
      { name: 'offer_accepted', type: 'checkbox' },
    ],
  },
]

/** What the dealership does with it. */
export const workflowFields: Field[] = [
  {
    name: 'workflow',
    type: 'select',
    label: 'State',
    defaultValue: 'new',
    index: true,
    options: [
      { label: 'New', value: 'new' },
      { label: 'In progress', value: 'in_progress' },
      { label: 'Won', value: 'won' },
      { label: 'Lost', value: 'lost' },
    ],
    admin: { position: 'sidebar' },
  },
  { name: 'shopper', type: 'relationship', relationTo: 'shoppers', admin: { position: 'sidebar' } },
  { name: 'notes', type: 'textarea', admin: { position: 'sidebar' } },
]
