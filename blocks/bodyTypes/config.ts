import { hrefField } from '@/src/payload/fields/content/hrefField'
import { imageField } from '@/src/payload/fields/content/imageField'
import { headingFields, layoutField } from '@/src/payload/fields/content/sectionFields'
import { siteBlock } from '@/src/payload/fields/content/siteBlock'
import { draw, sketch } from '@/src/payload/fields/content/sketch'

/** Stock by body type, with how many of each. */
export const bodyTypesBlock = siteBlock({
  slug: 'bodyTypes',
  name: 'Body types',
  group: 'Stock and search',
  thumbnail: sketch(
    draw.title(8, 10, 44),
    draw.columns(
      4,
      8,
      27,
      (x) =>
        draw.card(x, 26, 24, 38) + draw.photo(x, 26, 24, 20) + draw.title(x + 4, 51, 16) + draw.words(x + 6, 58, 12, 1),
    ),
  ),
  tone: 'plain',
  fields: [
    ...headingFields({ heading: 'Shop by body type' }),
    layoutField(
      {
        cards: 'Cards with pictures',
        lineup: 'Pictures in one row',
        words: 'Large words with their numbers',
      },
      { description: 'As words, pictures of the tiles are not shown, nor bodies of which nothing is in stock.' },
    ),
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
  ],
})
