import type { Field, SelectField, TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { iconChoices } from '@/src/domain/content/iconChoices'

export type Tone = 'plain' | 'surface' | 'tint' | 'ink' | 'brand'

interface HeadingDefaults {
  heading?: string
  intro?: string
}

/** Heading and sentence at the top of a page section. */
export const headingFields = ({ heading, intro }: HeadingDefaults = {}): Field[] => [
  { name: 'heading', type: 'text', defaultValue: heading },
  { name: 'intro', type: 'textarea', label: 'Introduction', defaultValue: intro, admin: { rows: 2 } },
]

/** The background of a section. */
const toneField = (tone: Tone): SelectField => ({
  name: 'tone',
  type: 'select',
  label: 'Background',
  required: true,
  defaultValue: tone,
  options: [
    { value: 'plain', label: 'White' },
    { value: 'surface', label: 'Soft' },
    { value: 'tint', label: 'Hint of the brand colour' },
    { value: 'ink', label: 'Dark' },
    { value: 'brand', label: 'Brand colour' },
  ],
  admin: { width: '34%' },
})

/** Spacing on one side of a section. One database enum serves every section. */
const spaceField = (name: string, label: string): SelectField => ({
  name,
  type: 'select',
  label,
  defaultValue: 'normal',
  options: [
    { value: 'none', label: 'None' },
    { value: 'small', label: 'Small' },
    { value: 'normal', label: 'Normal' },
    { value: 'large', label: 'Large' },
  ],
  enumName: 'enum_section_space',
  admin: { width: '33%', isClearable: false },
})

/** A custom `validate` replaces Payload's own check of the length, so this calls it as well. */
const anchorName: TextFieldSingleValidation = (value, options) =>
  !value || /^[a-z][a-z0-9-]*$/.test(value)
    ? text(value, options)
    : 'Small letters, digits and hyphens only, beginning with a letter: such as book-a-service.'

const anchorField: TextField = {
  name: 'anchor',
  type: 'text',
  label: 'Name for links',
  maxLength: 60,
  validate: anchorName,
  admin: {
    placeholder: 'book-a-service',
    description: 'Lets a button lead straight to this section: #book-a-service, or /about-us#book-a-service.',
  },
}

/** Look of a section: its background, the spacing above and below, and its anchor. */
export const lookFields = (tone: Tone): Field => ({
  type: 'collapsible',
  label: 'Look and spacing',
  admin: { initCollapsed: true },
  fields: [
    {
      type: 'row',
      fields: [toneField(tone), spaceField('spaceAbove', 'Space above'), spaceField('spaceBelow', 'Space below')],
    },
    anchorField,
  ],
})

/** How many cards a section shows. */
export const limitField = (limit: number, max: number, what: string): Field => ({
  name: 'limit',
  type: 'number',
  label: `Number of ${what}`,
  required: true,
  defaultValue: limit,
  min: 1,
  max,
  admin: { step: 1, width: '33%' },
})

/** How a section is arranged, by what each arrangement is called; the first is a new section's, and one's from before. */
export const layoutField = (
  choices: Readonly<Record<string, string>>,
  admin: SelectField['admin'] = {},
): SelectField => ({
  name: 'layout',
  type: 'select',
  label: 'Shown as',
  required: true,
  defaultValue: Object.keys(choices)[0],
  options: Object.entries(choices).map(([value, label]) => ({ value, label })),
  admin: { ...admin, isClearable: false },
})

/** 'badge-check' as 'Badge check'. */
const inWords = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replace(/-/g, ' ')

/** An icon beside a point, from the site's own set. One database enum serves every section. */
export const iconField: Field = {
  name: 'icon',
  type: 'select',
  defaultValue: 'badge-check',
  options: iconChoices.map((value) => ({ value, label: inWords(value) })),
  enumName: 'enum_section_icon',
}
