import { headingFields, limitField } from '@/src/payload/fields/content/sectionFields'
import { siteBlock } from '@/src/payload/fields/content/siteBlock'
import { draw, sketch } from '@/src/payload/fields/content/sketch'

/** The promo cards of the search pages, on any page (ENT-16, SRP-15). */
export const promoCardsBlock = siteBlock({
  slug: 'promoCards',
  name: 'Promo cards',
  group: 'Offers and news',
  thumbnail: sketch(
    draw.columns(
      3,
      8,
      36,
      (x, index) =>
        draw.box(x, 16, 32, 48, ['#2563c9', '#1c2530', '#eef2f6'][index] ?? '#fff', 3) +
        draw.title(x + 4, 40, 20, index === 2 ? '#1c2530' : '#fff') +
        draw.button(x + 4, 52, 14, index === 2 ? '#1c2530' : '#fff'),
    ),
  ),
  tone: 'plain',
  fields: [
    ...headingFields(),
    {
      name: 'cards',
      type: 'relationship',
      relationTo: 'promo-cards',
      hasMany: true,
      label: 'Only these cards',
      admin: { description: 'In this order. Empty: the first that run today. A card outside its dates never shows.' },
    },
    limitField(3, 6, 'cards'),
  ],
})
