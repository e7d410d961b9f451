import { imageField } from '@/src/payload/fields/content/imageField'
import { buttonField } from '@/src/payload/fields/content/linkField'
import { headingFields, iconField, layoutField } from '@/src/payload/fields/content/sectionFields'
import { siteBlock } from '@/src/payload/fields/content/siteBlock'
import { draw, sketch } from '@/src/payload/fields/content/sketch'

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
export const whyBuyBlock = siteBlock({
  slug: 'whyBuy',
  name: 'Why buy from us',
  group: 'Why us',
  thumbnail: sketch(
    draw.ground('soft'),
    draw.title(8, 12, 46),
    draw.columns(
      4,
      8,
      27,
      (x) =>
        draw.box(x, 28, 22, 1.2, '#2563c9', 0) + draw.dot(x + 4, 37) + draw.title(x, 45, 18) + draw.words(x, 53, 22, 3),
    ),
  ),
  tone: 'surface',
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
    layoutField({ grid: 'Side by side, under icons', lines: 'In lines, without icons' }),
    imageField(),
    buttonField(),
  ],
})
