import type { Block } from 'payload'
import { imageField } from '@/src/payload/fields/content/imageField'
import { buttonField } from '@/src/payload/fields/content/linkField'
import { headingFields, iconField, toneField } from '@/src/payload/fields/content/sectionFields'

const usualItems = () => [
  {
    icon: 'shield-check',
    title: 'Checked before you see it',
    text: 'Every used vehicle passes our workshop inspection before it goes on sale.',
  },
  {
    icon: 'handshake',
    title: 'One honest price',
    text: 'What you see here is what you pay. No surprises at the desk.',
  },
  { icon: 'repeat', title: 'Your trade-in welcome', text: 'Any make and age, valued while you wait.' },
  {
    icon: 'wrench',
    title: 'With you afterwards',
    text: 'Servicing, parts and roadside help from the people who sold it.',
  },
]

/** 'Why buy from us' (CON-14). */
export const whyBuyBlock: Block = {
  slug: 'whyBuy',
  interfaceName: 'WhyBuyBlock',
  labels: { singular: 'Why buy from us', plural: 'Why buy from us' },
  fields: [
    ...headingFields({ heading: 'Why buy from us' }),
    {
      name: 'items',
      type: 'array',
      label: 'Reasons',
      labels: { singular: 'Reason', plural: 'Reasons' },
      maxRows: 6,
      defaultValue: usualItems,
      admin: { initCollapsed: true },
      fields: [iconField, { name: 'title', type: 'text', required: true }, { name: 'text', type: 'textarea' }],
    },
    imageField(),
    buttonField(),
    toneField('surface'),
  ],
}
