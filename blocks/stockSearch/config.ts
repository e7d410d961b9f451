import type { Condition } from 'payload'
import { searchLookField } from '@/src/payload/fields/content/searchLookField'
import { headingFields } from '@/src/payload/fields/content/sectionFields'
import { siteBlock } from '@/src/payload/fields/content/siteBlock'
import { draw, sketch } from '@/src/payload/fields/content/sketch'

const asksFields: Condition = (_, block) => (block?.searchLook ?? 'fields') === 'fields'

/** A search form that leads to the search page with its choices made. */
export const stockSearchBlock = siteBlock({
  slug: 'stockSearch',
  name: 'Stock search',
  group: 'Stock and search',
  thumbnail: sketch(
    draw.ground('soft'),
    draw.title(28, 14, 64),
    draw.card(8, 30, 104, 32),
    draw.columns(3, 14, 25, (x) => draw.words(x, 37, 14, 1) + draw.box(x, 43, 21, 11, '#eef2f6')),
    draw.button(90, 43, 17),
  ),
  tone: 'surface',
  fields: [
    ...headingFields({ heading: 'What are you looking for?' }),
    searchLookField(),
    {
      name: 'facets',
      type: 'select',
      hasMany: true,
      label: 'Choices to offer',
      defaultValue: ['condition', 'make', 'body', 'price'],
      options: [
        { value: 'condition', label: 'New, demo or used' },
        { value: 'make', label: 'Make' },
        { value: 'body', label: 'Body' },
        { value: 'price', label: 'Price' },
      ],
      admin: { condition: asksFields },
    },
    {
      name: 'showKeyword',
      type: 'checkbox',
      label: 'Offer a keyword search',
      defaultValue: true,
      admin: { condition: asksFields },
    },
  ],
})
