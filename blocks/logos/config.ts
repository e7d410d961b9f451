import { hrefField } from '@/src/payload/fields/content/hrefField'
import { imageField } from '@/src/payload/fields/content/imageField'
import { headingFields } from '@/src/payload/fields/content/sectionFields'
import { siteBlock } from '@/src/payload/fields/content/siteBlock'
import { draw, sketch } from '@/src/payload/fields/content/sketch'

/** A row of logos: the payment cards taken (BUY-06), or lenders, partners and awards. */
export const logosBlock = siteBlock({
  slug: 'logos',
  name: 'Logos',
  group: 'Why us',
  thumbnail: sketch(
    draw.title(36, 18, 48),
    draw.columns(
      5,
      10,
      21,
      (x) => draw.card(x, 36, 17, 12) + draw.dot(x + 7, 42, 2.6) + draw.dot(x + 10.5, 42, 2.6, '#f0a500'),
    ),
  ),
  tone: 'plain',
  fields: [
    ...headingFields(),
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'payments',
      label: 'Which logos',
      options: [
        { value: 'payments', label: 'Payment cards we take' },
        { value: 'own', label: 'My own: lenders, partners, awards' },
      ],
    },
    {
      name: 'logos',
      type: 'array',
      labels: { singular: 'Logo', plural: 'Logos' },
      maxRows: 12,
      admin: { initCollapsed: true, condition: (_, block) => block?.kind === 'own' },
      fields: [
        { name: 'name', type: 'text', required: true },
        imageField({ description: 'Best on a clear ground. Without one the name is shown.' }),
        hrefField(),
      ],
    },
  ],
})
