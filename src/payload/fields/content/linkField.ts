import type { Field, GroupField } from 'payload'
import { hrefField } from './hrefField'

const newTab: Field = {
  name: 'newTab',
  type: 'checkbox',
  label: 'Open in a new tab',
  defaultValue: false,
}

/** Words, address and target of a link: the shape of a menu's entry (CON-01, CON-07). */
export const linkFields = (): Field[] => [
  {
    type: 'row',
    fields: [
      { name: 'label', type: 'text', required: true, admin: { width: '50%' } },
      { ...hrefField({ required: true }), admin: { width: '50%', placeholder: '/special-offers' } },
    ],
  },
  newTab,
]

interface ButtonDefaults {
  name?: string
  label?: string
  words?: string
  href?: string
}

/** A call to action. Shown only when it has both words and a link. */
export const buttonField = ({ name = 'button', label = 'Button', words, href }: ButtonDefaults = {}): GroupField => ({
  name,
  type: 'group',
  label,
  admin: { description: 'Leave the words empty to show no button.' },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'label', type: 'text', label: 'Words', defaultValue: words, admin: { width: '50%' } },
        { ...hrefField(), defaultValue: href, admin: { width: '50%', placeholder: '/special-offers' } },
      ],
    },
  ],
})
