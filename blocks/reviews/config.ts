import { REVIEWS } from '@/src/domain/constants/site'
import { headingFields, layoutField, limitField } from '@/src/payload/fields/content/sectionFields'
import { siteBlock } from '@/src/payload/fields/content/siteBlock'
import { draw, sketch } from '@/src/payload/fields/content/sketch'

/** Star rating and reviews (CON-28..33). Shown only when the average exceeds the site's minimum. */
export const reviewsBlock = siteBlock({
  slug: 'reviews',
  name: 'Reviews',
  group: 'Why us',
  thumbnail: sketch(
    draw.text(20, 38, 20, '4.8'),
    draw.columns(5, 6, 6, (x) => draw.star(x, 44)),
    draw.columns(
      2,
      46,
      36,
      (x) =>
        draw.card(x, 18, 32, 46) +
        draw.columns(4, x + 4, 6, (star) => draw.star(star, 24)) +
        draw.words(x + 4, 35, 24, 4),
    ),
  ),
  tone: 'plain',
  fields: [
    ...headingFields({ heading: 'What our customers say' }),
    {
      type: 'row',
      fields: [
        limitField(REVIEWS.googleShown, 24, 'reviews'),
        {
          name: 'minStars',
          type: 'number',
          label: 'At least (stars)',
          min: 1,
          max: 5,
          admin: { width: '33%', description: 'Empty: any. The page says how many of how many are shown.' },
        },
        layoutField(
          {
            row: 'Cards in a row',
            wall: 'Wall, every word',
            quote: 'One large, others in a list',
            bars: 'Bars of stars, then a list',
          },
          { width: '34%', description: 'One large shows 5 reviews at most, bars 6.' },
        ),
      ],
    },
  ],
})
