import { headingFields } from '@/src/payload/fields/content/sectionFields'
import { siteEditor } from '@/src/payload/fields/content/siteEditor'
import { siteBlock } from '@/src/payload/fields/content/siteBlock'
import { draw, sketch } from '@/src/payload/fields/content/sketch'

/** Questions and answers, such as those about trading in (CON-15). */
export const faqBlock = siteBlock({
  slug: 'faq',
  name: 'Questions and answers',
  group: 'Words and pictures',
  thumbnail: sketch(
    draw.title(8, 12, 50),
    draw.columns(
      4,
      0,
      1,
      (_, row) =>
        draw.words(8, 28 + row * 12, 70, 1, '#1c2530') +
        draw.text(110, 31 + row * 12, 9, '+', '#56606d') +
        draw.box(8, 35 + row * 12, 104, 0.8, '#c9d1da', 0),
    ),
  ),
  tone: 'plain',
  fields: [
    ...headingFields({ heading: 'Questions and answers' }),
    {
      name: 'items',
      type: 'array',
      label: 'Questions',
      labels: { singular: 'Question', plural: 'Questions' },
      admin: { initCollapsed: true },
      fields: [
        { name: 'question', type: 'text', required: true },
        { name: 'answer', type: 'richText', required: true, editor: siteEditor },
      ],
    },
  ],
})
