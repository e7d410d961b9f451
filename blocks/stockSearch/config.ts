import type { Block } from 'payload'
import { headingFields, toneField } from '@/src/payload/fields/content/sectionFields'

/** A search form that leads to the search page with its choices made. */
export const stockSearchBlock: Block = {
  slug: 'stockSearch',
  interfaceName: 'StockSearchBlock',
  labels: { singular: 'Stock search', plural: 'Stock searches' },
  fields: [
    ...headingFields({ heading: 'What are you looking for?' }),
    {
      name: 'facets',
      type: 'select',
      hasMany: true,
      label: 'Choices to offer',
      defaultValue: ['condition', 'make', 'body', 'price'],
      options: [
        { value: 'condition', label: 'New, demo or used' },
        { value: 'make', label: 'Make' },
        { value: 'body', label: 'Body' },
        { value: 'price', label: 'Price' },
      ],
    },
    { name: 'showKeyword', type: 'checkbox', label: 'Offer a keyword search', defaultValue: true },
    toneField('surface'),
  ],
}
