import type { Block } from 'payload'
import { toneField } from '@/src/payload/fields/content/sectionFields'
import { siteEditor } from '@/src/payload/fields/content/siteEditor'

/** Running text. */
export const richTextBlock: Block = {
  slug: 'richText',
  interfaceName: 'RichTextBlock',
  labels: { singular: 'Text', plural: 'Texts' },
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
    toneField(),
  ],
}
