import { hrefField } from '@/src/payload/fields/content/hrefField'
import { imageField } from '@/src/payload/fields/content/imageField'
import { headingFields, iconField } from '@/src/payload/fields/content/sectionFields'
import { siteBlock } from '@/src/payload/fields/content/siteBlock'
import { draw, sketch } from '@/src/payload/fields/content/sketch'

const item = (title: string, text: string, href: string, icon: string) => ({ title, text, href, icon })

const usualItems = () => [
  item('Latest offers', 'What is on this month, across every brand we sell.', '/special-offers', 'tag'),
  item('Book your service online', 'Pick a day and a time that suits you.', '/service#service-booking', 'wrench'),
  item('Sell your car', 'A fair price in writing, whether or not you buy from us.', '/sell-your-car', 'banknote'),
]

/** Three ways on: latest offers, book a service, sell your car (CON-10). */
export const featureBannerBlock = siteBlock({
  slug: 'featureBanner',
  name: 'Feature banner',
  group: 'Offers and news',
  thumbnail: sketch(
    draw.columns(
      3,
      6,
      37,
      (x) =>
        draw.box(x, 24, 34, 32, '#eef2f6') +
        draw.box(x + 4, 29, 8, 8, '#2563c9') +
        draw.title(x + 4, 42, 22) +
        draw.words(x + 4, 49, 24, 1),
    ),
  ),
  tone: 'plain',
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
})
