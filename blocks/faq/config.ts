import type { Block } from 'payload'
import { headingFields, toneField } from '@/src/payload/fields/content/sectionFields'
import { siteEditor } from '@/src/payload/fields/content/siteEditor'

/** Questions and answers, such as those about trading in (CON-15). */
export const faqBlock: Block = {
  slug: 'faq',
  interfaceName: 'FaqBlock',
  labels: { singular: 'Questions and answers', plural: 'Questions and answers' },
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
    toneField(),
  ],
}
