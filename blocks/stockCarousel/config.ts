import type { Block } from 'payload'
import { buttonField } from '@/src/payload/fields/content/linkField'
import { headingFields, limitField, toneField } from '@/src/payload/fields/content/sectionFields'

/** A row of cars from the live stock. */
export const stockCarouselBlock: Block = {
  slug: 'stockCarousel',
  interfaceName: 'StockCarouselBlock',
  labels: { singular: 'Stock carousel', plural: 'Stock carousels' },
  fields: [
    ...headingFields({ heading: 'Just arrived' }),
    {
      name: 'carTypes',
      type: 'select',
      hasMany: true,
      label: 'Car types',
      options: [
        { value: 'new', label: 'New' },
        { value: 'demo', label: 'Demo' },
        { value: 'used', label: 'Used' },
      ],
      admin: { description: 'Empty: all.' },
    },
    {
      type: 'row',
      fields: [
        { name: 'make', type: 'text', admin: { width: '33%', placeholder: 'Toyota' } },
        { name: 'body', type: 'text', admin: { width: '33%', placeholder: 'SUV' } },
        { name: 'maxPriceDollars', type: 'number', label: 'Up to (dollars)', min: 0, admin: { width: '33%' } },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'sort',
          type: 'select',
          required: true,
          defaultValue: 'newest',
          options: [
            { value: 'newest', label: 'Newest first' },
            { value: 'price', label: 'Lowest price first' },
            { value: 'popular', label: 'Most viewed first' },
          ],
          admin: { width: '33%' },
        },
        limitField(8, 16, 'cars'),
      ],
    },
    buttonField({ words: 'See all stock', href: '/search/new-used-and-demo-cars/' }),
    toneField(),
  ],
}
