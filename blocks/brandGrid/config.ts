import { brandKinds } from '@/src/domain/content/brandKinds'
import { headingFields, layoutField } from '@/src/payload/fields/content/sectionFields'
import { siteBlock } from '@/src/payload/fields/content/siteBlock'
import { draw, sketch } from '@/src/payload/fields/content/sketch'

/** The brands sold, by kind (CON-08, CON-19). */
export const brandGridBlock = siteBlock({
  slug: 'brandGrid',
  name: 'Brand logos',
  group: 'Stock and search',
  thumbnail: sketch(
    draw.title(8, 10, 38),
    draw.columns(5, 16, 22, (x) => draw.dot(x, 36, 6, '#b3bfcc') + draw.words(x - 6, 45, 12, 1)),
    draw.columns(5, 16, 22, (x) => draw.dot(x, 60, 6, '#b3bfcc') + draw.words(x - 6, 69, 12, 1)),
  ),
  tone: 'plain',
  fields: [
    ...headingFields({ heading: 'Our brands' }),
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          label: 'Which brands',
          required: true,
          defaultValue: 'all',
          options: [
            { value: 'all', label: 'All, in one grid' },
            { value: 'by-kind', label: 'All, a grid for each kind' },
            ...brandKinds.map(({ kind, title }) => ({ value: kind, label: title })),
          ],
          admin: { width: '50%' },
        },
        {
          name: 'linkTo',
          type: 'select',
          label: 'A tile leads to',
          required: true,
          defaultValue: 'brand',
          options: [
            { value: 'brand', label: "The brand's page" },
            { value: 'stock', label: "The brand's stock" },
          ],
          admin: { width: '50%' },
        },
      ],
    },
    layoutField(
      { cards: 'Cards, with a car of each', band: 'One band: names, prices and numbers in stock' },
      { condition: (_, block) => block?.kind !== 'by-kind' },
    ),
    {
      name: 'brands',
      type: 'relationship',
      relationTo: 'brands',
      hasMany: true,
      admin: { description: 'Empty: every published brand of that kind.' },
    },
  ],
})
