import type { Block } from 'payload'
import { buttonField } from '@/src/payload/fields/content/linkField'
import { headingFields, limitField, toneField } from '@/src/payload/fields/content/sectionFields'

/** Current offers (CON-20). */
export const offersBlock: Block = {
  slug: 'offers',
  interfaceName: 'OffersBlock',
  labels: { singular: 'Offers', plural: 'Offers' },
  fields: [
    ...headingFields({ heading: 'Latest offers' }),
    {
      name: 'offers',
      type: 'relationship',
      relationTo: 'offers',
      hasMany: true,
      admin: { description: 'Empty: the latest.' },
    },
    limitField(3, 12, 'offers'),
    buttonField({ words: 'All offers', href: '/special-offers' }),
    toneField(),
  ],
}
