import type { Block } from 'payload'
import { headingFields, toneField } from '@/src/payload/fields/content/sectionFields'

/** Logos of the brands sold, by kind (CON-08, CON-19). */
export const brandGridBlock: Block = {
  slug: 'brandGrid',
  interfaceName: 'BrandGridBlock',
  labels: { singular: 'Brand grid', plural: 'Brand grids' },
  fields: [
    ...headingFields({ heading: 'Our brands' }),
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          required: true,
          defaultValue: 'all',
          options: [
            { value: 'all', label: 'All, in one grid' },
            { value: 'by-kind', label: 'All, a grid for each kind' },
            { value: 'car', label: 'Cars' },
            { value: 'motorcycle', label: 'Motorcycles' },
            { value: 'truck', label: 'Trucks' },
            { value: 'caravan', label: 'Caravans' },
            { value: 'group', label: 'Group brands' },
          ],
          admin: { width: '50%' },
        },
        {
          name: 'linkTo',
          type: 'select',
          required: true,
          defaultValue: 'brand',
          options: [
            { value: 'brand', label: "The brand's page" },
            { value: 'stock', label: "The brand's stock" },
          ],
          admin: { width: '50%' },
        },
      ],
    },
    {
      name: 'brands',
      type: 'relationship',
      relationTo: 'brands',
      hasMany: true,
      admin: { description: 'Empty: every published brand of that kind.' },
    },
    toneField(),
  ],
}
