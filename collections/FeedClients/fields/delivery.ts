import type { Field } from 'payload'
import { isFeedInput } from '@/src/domain/feeds/columns/feedInputs'
import { feedProfiles } from '@/src/domain/feeds/columns/feedProfiles'
import { wrongTranslation } from '@/src/domain/feeds/columns/feedClientTranslations'

const nobody = () => false

const knownField = (value: unknown): true | string =>
  (typeof value === 'string' && isFeedInput(value)) || 'Choose what this column fills.'

const knownTranslation = (value: unknown): true | string => {
  const wrong = typeof value === 'string' ? wrongTranslation(value) : null
  return wrong === null || `Write ‘their value = our value’ in each line; ‘${wrong.slice(0, 60)}’ is not.`
}

/** How a client's files are read and where its cars go (FEED-01, FEED-03, FEED-05). */
export const deliveryFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'profile',
        type: 'select',
        required: true,
        defaultValue: 'canonical',
        label: 'Format',
        options: Object.entries(feedProfiles).map(([value, label]) => ({ value, label })),
      },
      {
        name: 'mode',
        type: 'select',
        required: true,
        defaultValue: 'snapshot',
        label: 'Each file holds',
        options: [
          { value: 'snapshot', label: 'All stock: what is missing is sold' },
          { value: 'delta', label: 'Changes only: what is missing stays' },
        ],
      },
      {
        name: 'priceBasis',
        type: 'select',
        label: 'Prices without a word are',
        options: [
          { value: 'egc', label: 'Excluding government charges' },
          { value: 'drive_away', label: 'Drive away' },
        ],
      },
    ],
  },
  {
    name: 'mapping',
    type: 'array',
    label: 'Columns',
    labels: { singular: 'Column', plural: 'Columns' },
    admin: {
      condition: (data) => data?.profile === 'custom',
      description: 'Which of our fields each column of the file fills. Columns that are not listed are left out.',
      initCollapsed: false,
    },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'column', type: 'text', required: true },
          {
            name: 'field',
            type: 'text',
            required: true,
            validate: knownField,
            admin: { components: { Field: '/src/components/admin/feeds/MappingField#MappingField' } },
          },
          { name: 'fallback', type: 'text', label: 'Value when empty' },
        ],
      },
      {
        name: 'translation',
        type: 'textarea',
        label: 'Translation of values',
        maxLength: 10_000,
        validate: knownTranslation,
        admin: {
          rows: 2,
          placeholder: 'S = sold',
          description:
            'What this sender’s words mean, one in a line: ‘S = sold’, ‘D = Diesel’. Nothing behind the sign leaves the value out. Other values are read as they are.',
        },
      },
    ],
  },
  {
    name: 'defaultLocation',
    type: 'relationship',
    relationTo: 'locations',
    label: 'Location when a row names none',
  },
  {
    name: 'locationCodes',
    type: 'array',
    label: 'Location codes',
    labels: { singular: 'Code', plural: 'Codes' },
    admin: {
      initCollapsed: true,
      description: 'Codes or yard names this sender uses; names, addresses and suburbs of locations are found without.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'code',
            type: 'text',
            required: true,
            admin: { description: 'As the sender writes it.' },
          },
          { name: 'location', type: 'relationship', relationTo: 'locations' },
        ],
      },
    ],
  },
  {
    name: 'fetchPhotos',
    type: 'checkbox',
    label: 'Fetch photos and serve them from our own address',
    defaultValue: true,
  },
  {
    name: 'lastSequence',
    type: 'number',
    label: 'Last sequence number',
    access: { create: nobody, update: nobody },
    admin: {
      readOnly: true,
      position: 'sidebar',
      description: 'Of the newest file that was taken; an older one is refused.',
    },
  },
]
