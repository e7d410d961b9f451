import { imageField } from '@/src/payload/fields/content/imageField'
import { buttonField } from '@/src/payload/fields/content/linkField'
import { headingFields } from '@/src/payload/fields/content/sectionFields'
import { siteBlock } from '@/src/payload/fields/content/siteBlock'
import { draw, sketch } from '@/src/payload/fields/content/sketch'

/** Invitation to sell or trade in a car (SRP-16, CON-10). */
export const tradeInCalloutBlock = siteBlock({
  slug: 'tradeInCallout',
  name: 'Trade-in callout',
  group: 'Get in touch',
  thumbnail: sketch(
    draw.box(6, 14, 108, 52, '#1c2530', 4),
    draw.photo(6, 14, 46, 52),
    draw.title(60, 22, 40, '#fff'),
    draw.columns(
      1,
      60,
      1,
      (x) =>
        draw.dot(x + 3, 35, 2.4, '#fff') +
        draw.words(x + 9, 34, 36, 1) +
        draw.dot(x + 3, 44, 2.4, '#fff') +
        draw.words(x + 9, 43, 36, 1),
    ),
    draw.button(60, 52),
  ),
  tone: 'ink',
  fields: [
    ...headingFields({
      heading: 'We want your car',
      intro: 'Any make, any age. Tell us about it and have a figure in writing.',
    }),
    {
      name: 'steps',
      type: 'array',
      labels: { singular: 'Step', plural: 'Steps' },
      maxRows: 4,
      admin: { initCollapsed: true },
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'text', type: 'textarea' },
      ],
    },
    imageField(),
    buttonField({ words: 'Value my car', href: '/sell-your-car' }),
  ],
})
