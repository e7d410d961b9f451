import { buttonField } from '@/src/payload/fields/content/linkField'
import { headingFields, limitField } from '@/src/payload/fields/content/sectionFields'
import { siteBlock } from '@/src/payload/fields/content/siteBlock'
import { draw, sketch } from '@/src/payload/fields/content/sketch'

/** The models sold new, as tiles (CON-17, CON-18, ENT-09). */
export const modelTilesBlock = siteBlock({
  slug: 'modelTiles',
  name: 'Model tiles',
  group: 'Stock and search',
  thumbnail: sketch(
    draw.title(8, 10, 34),
    draw.columns(
      3,
      8,
      36,
      (x) => draw.photo(x, 24, 32, 26) + draw.title(x, 55, 20) + draw.words(x, 64, 14, 1, '#2563c9'),
    ),
  ),
  tone: 'plain',
  fields: [
    ...headingFields({ heading: 'The range' }),
    {
      type: 'row',
      fields: [
        {
          name: 'brand',
          type: 'relationship',
          relationTo: 'brands',
          admin: { width: '67%', description: 'Empty: the models of every brand.' },
        },
        limitField(8, 24, 'models'),
      ],
    },
    {
      name: 'models',
      type: 'relationship',
      relationTo: 'models',
      hasMany: true,
      label: 'Only these models',
      admin: { description: 'In this order. Empty: all of them, launches first.' },
    },
    buttonField({ words: 'All models', href: '/models' }),
  ],
})
