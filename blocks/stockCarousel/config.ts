import type { Condition } from 'payload'
import { buttonField } from '@/src/payload/fields/content/linkField'
import { searchAddress } from '@/src/payload/fields/content/searchAddress'
import { headingFields, layoutField, limitField } from '@/src/payload/fields/content/sectionFields'
import { siteBlock } from '@/src/payload/fields/content/siteBlock'
import { draw, sketch } from '@/src/payload/fields/content/sketch'

const isSearch = (block: { source?: unknown } | undefined): boolean => block?.source === 'search'
const bySearch: Condition = (_, block) => isSearch(block)
const byChoices: Condition = (_, block) => !isSearch(block)

/** A row of cars from the live stock: chosen by a few fields, or by a saved search. */
export const stockCarouselBlock = siteBlock({
  slug: 'stockCarousel',
  name: 'Cars in a row',
  group: 'Stock and search',
  thumbnail: sketch(
    draw.title(8, 10, 40),
    draw.columns(
      4,
      8,
      30,
      (x) =>
        draw.card(x, 24, 27, 44) + draw.photo(x, 24, 27, 19) + draw.words(x + 3, 48, 20) + draw.title(x + 3, 60, 14),
    ),
  ),
  tone: 'plain',
  fields: [
    ...headingFields({ heading: 'Just arrived' }),
    {
      name: 'source',
      type: 'select',
      required: true,
      defaultValue: 'choices',
      label: 'Which cars',
      options: [
        { value: 'choices', label: 'Chosen here' },
        { value: 'search', label: 'Those of a search' },
      ],
    },
    {
      name: 'search',
      type: 'text',
      label: 'Address of the search',
      maxLength: 1000,
      validate: searchAddress,
      admin: {
        condition: bySearch,
        placeholder: '/search/used-cars?make=Toyota&price=:40000',
        description: 'Make the search on the website, with filters, words and order, and paste its address here.',
      },
    },
    {
      name: 'carTypes',
      type: 'select',
      hasMany: true,
      label: 'Car types',
      options: [
        { value: 'new', label: 'New' },
        { value: 'demo', label: 'Demo' },
        { value: 'used', label: 'Used' },
      ],
      admin: { description: 'Empty: all.', condition: byChoices },
    },
    {
      type: 'row',
      admin: { condition: byChoices },
      fields: [
        { name: 'make', type: 'text', admin: { width: '33%', placeholder: 'Toyota' } },
        { name: 'body', type: 'text', admin: { width: '33%', placeholder: 'SUV' } },
        { name: 'maxPriceDollars', type: 'number', label: 'Up to (dollars)', min: 0, admin: { width: '33%' } },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'sort',
          type: 'select',
          required: true,
          defaultValue: 'newest',
          options: [
            { value: 'newest', label: 'Newest first' },
            { value: 'price', label: 'Lowest price first' },
            { value: 'popular', label: 'Most viewed first' },
          ],
          admin: { width: '33%', condition: byChoices },
        },
        limitField(8, 16, 'cars'),
        layoutField(
          {
            row: 'Cards in a row that is swiped',
            lead: 'One large, four small beside it',
            list: 'A list of lines',
            gallery: 'Large pictures: two, then three',
          },
          {
            width: '33%',
            description: 'One large and large pictures show five cars at most.',
          },
        ),
      ],
    },
    buttonField({ words: 'See all stock', href: '/search/new-used-and-demo-cars/' }),
  ],
})
