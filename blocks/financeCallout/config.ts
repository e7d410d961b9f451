import { imageField } from '@/src/payload/fields/content/imageField'
import { buttonField } from '@/src/payload/fields/content/linkField'
import { headingFields } from '@/src/payload/fields/content/sectionFields'
import { siteBlock } from '@/src/payload/fields/content/siteBlock'
import { draw, sketch } from '@/src/payload/fields/content/sketch'

/** Invitation to apply for finance or search by budget (CON-16). */
export const financeCalloutBlock = siteBlock({
  slug: 'financeCallout',
  name: 'Finance callout',
  group: 'Get in touch',
  thumbnail: sketch(
    draw.box(6, 14, 108, 52, '#eef2f6', 4),
    draw.title(14, 25, 40),
    draw.columns(
      1,
      14,
      1,
      (x) =>
        draw.dot(x + 2, 37, 1.6) +
        draw.words(x + 7, 36, 30, 1) +
        draw.dot(x + 2, 44, 1.6) +
        draw.words(x + 7, 43, 30, 1),
    ),
    draw.button(14, 52),
    draw.photo(66, 14, 48, 52),
  ),
  tone: 'surface',
  fields: [
    ...headingFields({
      heading: 'Finance that fits',
      intro: 'Know what you can spend before you choose. A pre-approval commits you to nothing.',
    }),
    {
      name: 'points',
      type: 'text',
      hasMany: true,
      label: 'Points',
      maxRows: 4,
      admin: { description: 'Up to four short points, with a tick each.' },
    },
    imageField(),
    buttonField({ words: 'Apply for finance', href: '/apply-for-finance' }),
    buttonField({ name: 'secondButton', label: 'Second button' }),
    {
      name: 'disclaimer',
      type: 'textarea',
      admin: { description: 'Whoever names a rate or a repayment names the comparison rate and its warning here.' },
    },
  ],
})
