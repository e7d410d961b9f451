import { siteEditor } from '@/src/payload/fields/content/siteEditor'
import { siteBlock } from '@/src/payload/fields/content/siteBlock'
import { draw, sketch } from '@/src/payload/fields/content/sketch'

/** Running text. */
export const richTextBlock = siteBlock({
  slug: 'richText',
  name: 'Text',
  group: 'Words and pictures',
  thumbnail: sketch(
    draw.title(16, 12, 54),
    draw.words(16, 23, 88, 4),
    draw.title(16, 47, 36),
    draw.words(16, 57, 88, 3),
  ),
  tone: 'plain',
  fields: [
    { name: 'content', type: 'richText', required: true, editor: siteEditor },
    {
      name: 'width',
      type: 'select',
      required: true,
      defaultValue: 'reading',
      options: [
        { value: 'reading', label: 'Reading width' },
        { value: 'wide', label: 'Full width' },
      ],
    },
  ],
})
