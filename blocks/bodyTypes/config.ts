import type { Block } from 'payload'
import { hrefField } from '@/src/payload/fields/content/hrefField'
import { imageField } from '@/src/payload/fields/content/imageField'
import { headingFields, toneField } from '@/src/payload/fields/content/sectionFields'

/** Stock by body type, with how many of each. */
export const bodyTypesBlock: Block = {
  slug: 'bodyTypes',
  interfaceName: 'BodyTypesBlock',
  labels: { singular: 'Body types', plural: 'Body types' },
  fields: [
    ...headingFields({ heading: 'Shop by body type' }),
    {
      name: 'items',
      type: 'array',
      label: 'Tiles',
      labels: { singular: 'Tile', plural: 'Tiles' },
      maxRows: 12,
      admin: { initCollapsed: true, description: 'Empty: the bodies in stock, most common first.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'label', type: 'text', required: true, admin: { width: '50%' } },
            {
              name: 'body',
              type: 'text',
              admin: { width: '50%', placeholder: 'SUV', description: 'As in the stock; counts the cars.' },
            },
          ],
        },
        hrefField({ description: 'Empty: the search for this body.' }),
        imageField(),
      ],
    },
    toneField(),
  ],
}
