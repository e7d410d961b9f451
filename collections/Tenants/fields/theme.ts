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

const select = (name: string, label: string, values: string[]): Field => ({
  name,
  type: 'select',
  label,
  options: values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
  admin: { description: 'Left empty, the template’s choice counts.' },
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
          select('footerStyle', 'Footer', ['columns', 'light', 'statement']),
        ],
      },
      {
        type: 'row',
        fields: [
          select('pageHead', 'Top of a page', ['plain', 'open', 'centred', 'dark']),
          select('vehicleLayout', 'Vehicle page', ['beside', 'wide']),
        ],
      },
    ],
  },
]
