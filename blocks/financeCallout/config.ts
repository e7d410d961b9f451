import type { Block } from 'payload'
import { imageField } from '@/src/payload/fields/content/imageField'
import { buttonField } from '@/src/payload/fields/content/linkField'
import { headingFields, toneField } from '@/src/payload/fields/content/sectionFields'

/** Invitation to apply for finance or search by budget (CON-16). */
export const financeCalloutBlock: Block = {
  slug: 'financeCallout',
  interfaceName: 'FinanceCalloutBlock',
  labels: { singular: 'Finance callout', plural: 'Finance callouts' },
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
    toneField('surface'),
  ],
}
