import type { Block } from 'payload'
import { headingFields, toneField } from '@/src/payload/fields/content/sectionFields'

/** Large figures, such as 50+ locations, 40+ brands, 30+ years (CON-09, CON-16). */
export const statsBannerBlock: Block = {
  slug: 'statsBanner',
  interfaceName: 'StatsBannerBlock',
  labels: { singular: 'Statistics', plural: 'Statistics' },
  fields: [
    ...headingFields(),
    {
      name: 'stats',
      type: 'array',
      label: 'Figures',
      labels: { singular: 'Figure', plural: 'Figures' },
      maxRows: 4,
      admin: { description: "Empty: the figures in the site's settings." },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'value', type: 'text', required: true, admin: { width: '40%', placeholder: '50+' } },
            { name: 'label', type: 'text', required: true, admin: { width: '60%', placeholder: 'Locations' } },
          ],
        },
      ],
    },
    toneField('ink'),
  ],
}
