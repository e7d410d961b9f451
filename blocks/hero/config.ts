import type { Condition, GroupField } from 'payload'
import { imageField } from '@/src/payload/fields/content/imageField'
import { buttonField } from '@/src/payload/fields/content/linkField'
import { searchLookField } from '@/src/payload/fields/content/searchLookField'
import { siteBlock } from '@/src/payload/fields/content/siteBlock'
import { draw, sketch } from '@/src/payload/fields/content/sketch'

const isStill: Condition = (_, block) => block?.variant !== 'slider'

const hasSearch: Condition = (_, block) => block?.showSearch !== false

/** A field that slides have for themselves. */
const still = (field: GroupField): GroupField => ({ ...field, admin: { ...field.admin, condition: isStill } })

/** The top of a page: one large picture, or slides (ENT-18, CON-12, CON-13), with or without a stock search. */
export const heroBlock = siteBlock({
  slug: 'hero',
  name: 'Hero',
  group: 'Top of the page',
  thumbnail: sketch(
    draw.photo(56, 0, 64, 80),
    draw.title(8, 22, 40),
    draw.title(8, 29, 30),
    draw.words(8, 40, 38),
    draw.button(8, 55),
    draw.button(31, 55, 16, '#c9d1da'),
  ),
  tone: null,
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'variant',
          type: 'select',
          required: true,
          defaultValue: 'split',
          options: [
            { value: 'split', label: 'Words beside the picture' },
            { value: 'full', label: 'Words on the picture' },
            { value: 'centred', label: 'Words above the picture' },
            { value: 'arch', label: 'Picture under an arch, on the brand colour' },
            { value: 'slider', label: 'Slides' },
          ],
          admin: { width: '50%' },
        },
        {
          name: 'showSearch',
          type: 'checkbox',
          label: 'Show the stock search',
          defaultValue: true,
          admin: { width: '50%' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        searchLookField(hasSearch),
        {
          name: 'searchPlace',
          type: 'select',
          label: 'Where the search stands',
          defaultValue: 'edge',
          options: [
            { value: 'edge', label: 'Over the lower edge of the picture' },
            { value: 'column', label: 'Under the words' },
            { value: 'bar', label: 'Across the page, below the picture' },
          ],
          admin: {
            isClearable: false,
            width: '50%',
            condition: hasSearch,
            description:
              'Words above the picture have it under them, unless it stands across the page. There is no room for it under the words of slides, nor for kinds, models and places beside a picture: it stands over the edge. A search under the words takes the place of the buttons: beside a picture the last one stays, as a link. An arch has it under its words, or across the page.',
          },
        },
      ],
    },
    { name: 'eyebrow', type: 'text', admin: { description: 'A few words above the heading.', condition: isStill } },
    { name: 'heading', type: 'text', required: true, defaultValue: 'Find your next car' },
    { name: 'text', type: 'textarea', admin: { rows: 2, condition: isStill } },
    still(imageField()),
    still(buttonField({ words: 'Browse our stock', href: '/search/new-used-and-demo-cars/' })),
    still(buttonField({ name: 'secondButton', label: 'Second button' })),
    {
      name: 'slides',
      type: 'array',
      labels: { singular: 'Slide', plural: 'Slides' },
      maxRows: 8,
      admin: {
        initCollapsed: true,
        condition: (_, block) => block?.variant === 'slider',
        description: 'Pictures of 600 × 400 px or larger, in that shape.',
      },
      fields: [
        { name: 'name', type: 'text', required: true },
        { name: 'description', type: 'textarea' },
        imageField(),
        {
          ...buttonField(),
          admin: { description: "Without words the button says what the site's settings say, such as View More." },
        },
        { name: 'hide_overlay', type: 'checkbox', label: 'Picture only, without words', defaultValue: false },
      ],
    },
  ],
})
