import type { Block } from 'payload'
import { buttonField } from '@/src/payload/fields/content/linkField'
import { headingFields, limitField, toneField } from '@/src/payload/fields/content/sectionFields'

/** Latest blog posts (CON-24, CON-25). */
export const blogsBlock: Block = {
  slug: 'blogs',
  interfaceName: 'BlogsBlock',
  labels: { singular: 'Blog posts', plural: 'Blog posts' },
  fields: [
    ...headingFields({ heading: 'Latest news' }),
    limitField(3, 9, 'posts'),
    buttonField({ words: 'All posts', href: '/blogs' }),
    toneField(),
  ],
}
