import { imageField } from '@/src/payload/fields/content/imageField'
import { buttonField } from '@/src/payload/fields/content/linkField'
import { siteBlock } from '@/src/payload/fields/content/siteBlock'
import { draw, sketch } from '@/src/payload/fields/content/sketch'

/** One message with a picture and a button. */
export const promoBlock = siteBlock({
  slug: 'promo',
  name: 'Promotion',
  group: 'Offers and news',
  thumbnail: sketch(
    draw.box(6, 16, 108, 48, '#2563c9', 4),
    draw.title(14, 28, 42, '#fff'),
    draw.words(14, 37, 40, 2, '#bcd1f3'),
    draw.button(14, 50, 22, '#fff'),
    draw.photo(66, 16, 48, 48),
  ),
  tone: 'brand',
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
      ],
    },
  ],
})
