import type { Block } from 'payload'
import { hrefField } from '@/src/payload/fields/content/hrefField'
import { imageField } from '@/src/payload/fields/content/imageField'
import { headingFields, iconField } from '@/src/payload/fields/content/sectionFields'

const item = (title: string, text: string, href: string, icon: string) => ({ title, text, href, icon })

const usualItems = () => [
  item('Latest offers', 'What is on this month, across every brand we sell.', '/special-offers', 'tag'),
  item('Book your service online', 'Pick a day and a time that suits you.', '/service#service-booking', 'wrench'),
  item('Sell your car', 'A fair price in writing, whether or not you buy from us.', '/sell-your-car', 'banknote'),
]

/** Three ways on: latest offers, book a service, sell your car (CON-10). */
export const featureBannerBlock: Block = {
  slug: 'featureBanner',
  interfaceName: 'FeatureBannerBlock',
  labels: { singular: 'Feature banner', plural: 'Feature banners' },
  fields: [
    ...headingFields(),
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 3,
      defaultValue: usualItems,
      labels: { singular: 'Feature', plural: 'Features' },
      admin: { initCollapsed: true },
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'text', type: 'textarea' },
        hrefField({ required: true }),
        iconField,
        imageField(),
      ],
    },
  ],
}
