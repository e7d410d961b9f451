import type { Field } from 'payload'
import { hexField } from '@/src/payload/fields/content/hexField'

const colour = (name: string, label: string): Field =>
  hexField({
    name,
    label,
    admin: { placeholder: '#0b5fff', description: 'Left empty, the template’s colour shows.' },
  })

/** Under a pair of colours: whether the text can be read on its ground, as one types. */
const verdict = (name: string, background: string, text: string): Field => ({
  name,
  type: 'ui',
  admin: {
    components: {
      Field: {
        path: '/src/components/admin/theme/ColourVerdict#ColourVerdict',
        clientProps: { pair: { background, text } },
      },
    },
  },
})

const select = (name: string, label: string, values: string[], says = ''): Field => ({
  name,
  type: 'select',
  label,
  options: values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
  admin: { description: `${says} Left empty, the template’s choice counts.`.trim() },
})

/** Theme overrides of one site; what is empty comes from the template (see `Theme` in tenants/Site.ts). */
export const themeFields: Field[] = [
  { name: 'logo', type: 'upload', relationTo: 'media' },
  {
    name: 'theme',
    type: 'group',
    fields: [
      { type: 'row', fields: [colour('brand', 'Brand colour'), colour('onBrand', 'Text on brand')] },
      verdict('brandVerdict', 'brand', 'onBrand'),
      { type: 'row', fields: [colour('ink', 'Dark surface'), colour('onInk', 'Text on dark surface')] },
      verdict('inkVerdict', 'ink', 'onInk'),
      { type: 'row', fields: [colour('accent', 'Accent'), colour('surface', 'Page background')] },
      {
        type: 'row',
        fields: [
          {
            name: 'radius',
            type: 'number',
            label: 'Rounding of corners (px)',
            min: 0,
            max: 32,
            admin: { description: '0 is square. Left empty, the template’s rounding counts.' },
          },
          select('font', 'Font', ['inter', 'manrope', 'outfit', 'sora', 'figtree']),
        ],
      },
      {
        type: 'row',
        fields: [
          select('headerStyle', 'Header', ['light', 'dark', 'overlay', 'centred']),
          select('cardStyle', 'Vehicle card', ['elevated', 'outlined', 'flush']),
        ],
      },
      {
        type: 'row',
        fields: [
          select('headings', 'Headings', ['strong', 'light', 'capitals', 'serif']),
          select('sectionStart', 'Beginning of a section', ['plain', 'centred', 'line', 'bar']),
          select(
            'footerStyle',
            'Footer',
            ['columns', 'light', 'statement', 'places', 'index'],
            'Columns: name and links side by side. Light: even columns on the page background. Statement: the tagline, large. Places: your locations with numbers and hours first. Index: a ruled line for each group of links.',
          ),
        ],
      },
      select(
        'motif',
        'Recurring form',
        ['none', 'arch'],
        'Arch: coloured bands and the footer rise in an arc, pictures of reasons and callouts have an arched top, and headings of sections begin with two short lines of the accent.',
      ),
      {
        type: 'row',
        fields: [
          select('pageHead', 'Top of a page', ['plain', 'open', 'centred', 'dark']),
          select(
            'vehicleLayout',
            'Vehicle page',
            ['beside', 'wide', 'stage', 'sheet', 'story', 'editorial'],
            'Beside: price and buttons beside the photos. Wide: in a row under large photos. Stage: a picture from edge to edge over a dark band. Sheet: the figures as a table beside the photos, specifications first. Story: the price and its reasons first, in one column. Editorial: a headline over the photos, sections between lines.',
          ),
        ],
      },
      {
        type: 'row',
        fields: [
          select(
            'cardLayout',
            'Order of a vehicle card',
            ['classic', 'price', 'editorial', 'sheet', 'brochure'],
            'Classic: picture, name, facts, price, two buttons. Price: the price first and one wide button. Editorial: a tall picture, a headline and text links. Sheet: facts as a table, price in a dark band. Brochure: the name above the picture.',
          ),
          select(
            'searchLayout',
            'Search page',
            ['column', 'right', 'bar', 'centred', 'band'],
            'On wide screens. Column: filters on the left. Right: on the right. Bar: behind a button above the results, which take the whole width. Centred: on the left, under a large search field in the middle. Band: on the left, under a dark band.',
          ),
        ],
      },
      {
        type: 'row',
        fields: [
          select(
            'modelLayout',
            'Model pages',
            ['grades', 'stage', 'compare', 'figures'],
            'What a model’s page and the list of models begin with. Grades: numbers, then grades. Stage: the car large in its colours, then pictures. Compare: models and grades side by side. Figures: the numbers with the name, at the top.',
          ),
          select(
            'placesLayout',
            'List of locations',
            ['beside', 'map', 'photos', 'rows', 'cities'],
            'Beside: cards beside the map. Map: a wide map and the search first, then a card of hours for each location. Photos: large pictures of the buildings. Rows: ruled rows with hours and whom to ask for. Cities: by city, offices last, for a group with many locations.',
          ),
        ],
      },
    ],
  },
]
