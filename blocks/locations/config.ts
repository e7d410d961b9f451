import { headingFields, layoutField } from '@/src/payload/fields/content/sectionFields'
import { siteBlock } from '@/src/payload/fields/content/siteBlock'
import { draw, sketch } from '@/src/payload/fields/content/sketch'

/** Location cards or carousel (LOC-01, LOC-03..05). */
export const locationsBlock = siteBlock({
  slug: 'locations',
  name: 'Locations',
  group: 'Get in touch',
  thumbnail: sketch(
    draw.box(0, 0, 58, 80, '#dfeae4', 0),
    draw.box(0, 36, 58, 2, '#fff', 0),
    draw.box(26, 0, 2, 80, '#fff', 0),
    draw.dot(20, 28, 4),
    draw.dot(40, 52, 4),
    draw.columns(
      1,
      66,
      1,
      (x) => draw.title(x, 14, 34) + draw.words(x, 22, 46) + draw.title(x, 46, 34) + draw.words(x, 54, 46),
    ),
  ),
  tone: 'plain',
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
    layoutField({ grid: 'Cards', carousel: 'Carousel', map: 'Map with a list' }),
  ],
})
