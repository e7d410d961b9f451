import { headingFields, layoutField } from '@/src/payload/fields/content/sectionFields'
import { siteBlock } from '@/src/payload/fields/content/siteBlock'
import { draw, sketch } from '@/src/payload/fields/content/sketch'

/** An enquiry form on any page; its leads go where those of the site's own forms go (LEA-05, ENT-21). */
export const formBlock = siteBlock({
  slug: 'form',
  name: 'Form',
  group: 'Get in touch',
  thumbnail: sketch(
    draw.ground('soft'),
    draw.title(8, 18, 38),
    draw.words(8, 28, 36, 3),
    draw.card(54, 8, 58, 64),
    draw.columns(
      3,
      0,
      1,
      (_, row) => draw.words(60, 14 + row * 15, 18, 1) + draw.box(60, 18.5 + row * 15, 46, 7, '#eef2f6'),
    ),
    draw.button(60, 60, 22),
  ),
  tone: 'surface',
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          required: true,
          defaultValue: 'contact',
          label: 'What it is for',
          options: [
            { value: 'contact', label: 'General enquiry' },
            { value: 'testDrive', label: 'Test drive' },
            { value: 'service', label: 'Service booking' },
            { value: 'parts', label: 'Parts' },
            { value: 'finance', label: 'Finance' },
          ],
          admin: { width: '50%', description: 'Decides what is asked and which team the lead goes to.' },
        },
        {
          name: 'submitLabel',
          type: 'text',
          label: 'Words on its button',
          admin: { width: '50%', placeholder: 'Send' },
        },
      ],
    },
    ...headingFields({
      heading: 'Talk to us',
      intro: 'Tell us what you need.',
    }),
    {
      name: 'steps',
      type: 'array',
      label: 'What happens next',
      labels: { singular: 'Step', plural: 'Steps' },
      maxRows: 4,
      admin: { initCollapsed: true, description: 'Stands beside the form. Empty: only the introduction does.' },
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'text', type: 'textarea' },
      ],
    },
    {
      ...layoutField(
        {
          beside: 'On the right of its words',
          flipped: 'On the left of its words',
          centred: 'In the middle, under its words',
        },
        { description: 'On a wide screen. On a phone it comes after its words.' },
      ),
      label: 'Where the form stands',
    },
  ],
})
