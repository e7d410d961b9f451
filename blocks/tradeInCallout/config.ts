import type { Block } from 'payload'
import { imageField } from '@/src/payload/fields/content/imageField'
import { buttonField } from '@/src/payload/fields/content/linkField'
import { headingFields, toneField } from '@/src/payload/fields/content/sectionFields'

/** Invitation to sell or trade in a car (SRP-16, CON-10). */
export const tradeInCalloutBlock: Block = {
  slug: 'tradeInCallout',
  interfaceName: 'TradeInCalloutBlock',
  labels: { singular: 'Trade-in callout', plural: 'Trade-in callouts' },
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
    toneField('ink'),
  ],
}
