import type { Block } from 'payload'
import { imageField } from '@/src/payload/fields/content/imageField'
import { buttonField } from '@/src/payload/fields/content/linkField'
import { toneField } from '@/src/payload/fields/content/sectionFields'

/** One message with a picture and a button; fixed at the bottom of the screen it is the 'Book a Service' banner (CON-11). */
export const promoBlock: Block = {
  slug: 'promo',
  interfaceName: 'PromoBlock',
  labels: { singular: 'Promotion', plural: 'Promotions' },
  fields: [
    { name: 'eyebrow', type: 'text', admin: { description: 'A few words above the heading.' } },
    { name: 'heading', type: 'text', required: true },
    { name: 'text', type: 'textarea' },
    imageField(),
    buttonField(),
    {
      name: 'variant',
      type: 'select',
      required: true,
      defaultValue: 'split',
      options: [
        { value: 'split', label: 'Words beside the picture' },
        { value: 'banner', label: 'Words on the picture' },
        { value: 'fixed', label: 'Fixed at the bottom of the screen' },
      ],
    },
    toneField('brand'),
  ],
}
