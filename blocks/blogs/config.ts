import { buttonField } from '@/src/payload/fields/content/linkField'
import { headingFields, layoutField, limitField } from '@/src/payload/fields/content/sectionFields'
import { siteBlock } from '@/src/payload/fields/content/siteBlock'
import { draw, sketch } from '@/src/payload/fields/content/sketch'

/** Latest blog posts (CON-24, CON-25). */
export const blogsBlock = siteBlock({
  slug: 'blogs',
  name: 'Blog posts',
  group: 'Offers and news',
  thumbnail: sketch(
    draw.title(8, 10, 36),
    draw.columns(
      3,
      8,
      36,
      (x) =>
        draw.card(x, 24, 32, 46) +
        draw.photo(x, 24, 32, 22) +
        draw.words(x + 3, 50, 12, 1) +
        draw.title(x + 3, 55, 25) +
        draw.words(x + 3, 63, 25, 1),
    ),
  ),
  tone: 'plain',
  fields: [
    ...headingFields({ heading: 'Latest news' }),
    {
      type: 'row',
      fields: [
        limitField(3, 9, 'posts'),
        layoutField(
          { cards: 'Cards', journal: 'The newest large, others in a list' },
          {
            width: '67%',
            description: 'This section only. The page of all posts has a setting of its own: Layout of news.',
          },
        ),
      ],
    },
    buttonField({ words: 'All posts', href: '/blogs' }),
  ],
})
