import type { Block } from 'payload'
import { headingFields, limitField, toneField } from '@/src/payload/fields/content/sectionFields'

/** Star rating and reviews (CON-28..33). Shown only when the average exceeds the site's minimum. */
export const reviewsBlock: Block = {
  slug: 'reviews',
  interfaceName: 'ReviewsBlock',
  labels: { singular: 'Reviews', plural: 'Reviews' },
  fields: [
    ...headingFields({ heading: 'What our customers say' }),
    {
      type: 'row',
      fields: [
        limitField(12, 24, 'reviews'),
        {
          name: 'minStars',
          type: 'number',
          label: 'At least (stars)',
          min: 1,
          max: 5,
          admin: { width: '33%', description: 'Empty: any. The page says how many of how many are shown.' },
        },
      ],
    },
    toneField(),
  ],
}
