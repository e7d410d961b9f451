import { imageField } from '@/src/payload/fields/content/imageField'
import { headingFields } from '@/src/payload/fields/content/sectionFields'
import { siteBlock } from '@/src/payload/fields/content/siteBlock'
import { draw, sketch } from '@/src/payload/fields/content/sketch'

/** One picture, or a small gallery. */
export const mediaBlock = siteBlock({
  slug: 'media',
  name: 'Pictures',
  group: 'Words and pictures',
  thumbnail: sketch(
    draw.photo(8, 10, 64, 52),
    draw.photo(76, 10, 36, 24),
    draw.photo(76, 38, 36, 24),
    draw.words(8, 67, 40, 1),
  ),
  tone: 'plain',
  fields: [
    ...headingFields(),
    {
      name: 'width',
      type: 'select',
      required: true,
      defaultValue: 'column',
      options: [
        { value: 'reading', label: 'As wide as text' },
        { value: 'column', label: 'As wide as the page' },
        { value: 'screen', label: 'To the edges of the screen' },
      ],
    },
    {
      name: 'pictures',
      type: 'array',
      labels: { singular: 'Picture', plural: 'Pictures' },
      minRows: 1,
      maxRows: 6,
      defaultValue: () => [{}],
      admin: { description: 'One stands alone; several make a gallery, the first the largest.' },
      fields: [
        imageField(),
        {
          name: 'alt',
          type: 'text',
          label: 'What can be seen',
          admin: {
            description: "For people who cannot see it, and for search engines. Empty: the upload's own words.",
          },
        },
        { name: 'caption', type: 'text' },
      ],
    },
  ],
})
