import { headingFields } from '@/src/payload/fields/content/sectionFields'
import { siteBlock } from '@/src/payload/fields/content/siteBlock'
import { draw, sketch } from '@/src/payload/fields/content/sketch'

/** A running count of cars sold this month (CON-26, CON-27, LAW-10). */
export const salesCounterBlock = siteBlock({
  slug: 'salesCounter',
  name: 'Sales counter',
  group: 'Why us',
  thumbnail: sketch(
    draw.ground('brand'),
    draw.title(30, 16, 60, '#fff'),
    draw.columns(
      4,
      18,
      22,
      (x, index) => draw.box(x, 30, 18, 26, '#fff', 3) + draw.text(x + 9, 49, 17, '4186'[index] ?? ''),
    ),
    draw.words(40, 64, 40, 1, '#bcd1f3'),
  ),
  tone: 'brand',
  fields: [
    ...headingFields({ heading: 'Sold this month' }),
    {
      name: 'unit',
      type: 'text',
      required: true,
      defaultValue: 'vehicles this month',
      label: 'What is counted',
      admin: {
        description:
          "Stands beside the number. Shows only while 'Sales counter' is on in the site's settings, which also say whether it counts cars really sold or estimates; an estimate is labelled as one.",
      },
    },
  ],
})
