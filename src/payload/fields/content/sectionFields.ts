import type { Field } from 'payload'
import { iconChoices } from './iconChoices'

interface HeadingDefaults {
  heading?: string
  intro?: string
}

/** Heading and sentence at the top of a page section. */
export const headingFields = ({ heading, intro }: HeadingDefaults = {}): Field[] => [
  { name: 'heading', type: 'text', defaultValue: heading },
  { name: 'intro', type: 'textarea', label: 'Introduction', defaultValue: intro, admin: { rows: 2 } },
]

/** The ground a section stands on. */
export const toneField = (tone: 'plain' | 'surface' | 'ink' | 'brand' = 'plain'): Field => ({
  name: 'tone',
  type: 'select',
  label: 'Background',
  required: true,
  defaultValue: tone,
  options: [
    { value: 'plain', label: 'White' },
    { value: 'surface', label: 'Soft grey' },
    { value: 'ink', label: 'Dark' },
    { value: 'brand', label: 'Brand colour' },
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

/** A small picture beside a point, from the site's own set. One database type serves every section. */
export const iconField: Field = {
  name: 'icon',
  type: 'select',
  defaultValue: 'badge-check',
  options: iconChoices.map((value) => ({ value, label: value.replace(/-/g, ' ') })),
  enumName: 'enum_section_icon',
}
