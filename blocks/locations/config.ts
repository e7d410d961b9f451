import type { Block } from 'payload'
import { headingFields, toneField } from '@/src/payload/fields/content/sectionFields'

/** Location cards or carousel (LOC-01, LOC-03..05). */
export const locationsBlock: Block = {
  slug: 'locations',
  interfaceName: 'LocationsBlock',
  labels: { singular: 'Locations', plural: 'Locations' },
  fields: [
    ...headingFields({ heading: 'Visit us' }),
    {
      name: 'types',
      type: 'select',
      hasMany: true,
      options: [
        { value: 'sales', label: 'Sales' },
        { value: 'service', label: 'Service' },
        { value: 'parts', label: 'Parts' },
      ],
      admin: { description: 'Empty: all.' },
    },
    {
      name: 'layout',
      type: 'select',
      required: true,
      defaultValue: 'grid',
      options: [
        { value: 'grid', label: 'Grid' },
        { value: 'carousel', label: 'Carousel' },
      ],
    },
    toneField(),
  ],
}
