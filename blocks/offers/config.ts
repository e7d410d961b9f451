import { buttonField } from '@/src/payload/fields/content/linkField'
import { headingFields, layoutField, limitField } from '@/src/payload/fields/content/sectionFields'
import { siteBlock } from '@/src/payload/fields/content/siteBlock'
import { draw, sketch } from '@/src/payload/fields/content/sketch'

/** Current offers (CON-20). */
export const offersBlock = siteBlock({
  slug: 'offers',
  name: 'Offers',
  group: 'Offers and news',
  thumbnail: sketch(
    draw.title(8, 10, 40),
    draw.columns(
      3,
      8,
      36,
      (x) =>
        draw.card(x, 24, 32, 46) +
        draw.photo(x, 24, 32, 20) +
        draw.box(x + 3, 48, 12, 4, '#f4c95d') +
        draw.title(x + 3, 55, 24) +
        draw.words(x + 3, 63, 20, 1),
    ),
  ),
  tone: 'plain',
  fields: [
    ...headingFields({ heading: 'Latest offers' }),
    {
      name: 'offers',
      type: 'relationship',
      relationTo: 'offers',
      hasMany: true,
      admin: { description: 'Empty: the latest.' },
    },
    {
      type: 'row',
      fields: [
        limitField(3, 12, 'offers'),
        layoutField(
          {
            feature: 'Cards with a picture',
            tickets: 'Coupons, a picture on the stub',
            ledger: 'Ruled list',
            poster: 'Posters, words on a dark ground',
            panels: 'Panels, the figure large and centred',
          },
          {
            width: '67%',
            description: 'This section only. The page of all offers has a setting of its own: Layout of offers.',
          },
        ),
      ],
    },
    buttonField({ words: 'All offers', href: '/special-offers' }),
  ],
})
