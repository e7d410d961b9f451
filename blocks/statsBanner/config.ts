import { figureFields } from '@/src/payload/fields/content/figureFields'
import { headingFields, layoutField } from '@/src/payload/fields/content/sectionFields'
import { siteBlock } from '@/src/payload/fields/content/siteBlock'
import { draw, sketch } from '@/src/payload/fields/content/sketch'

/** Large figures, such as 50+ locations, 40+ brands, 30+ years (CON-09, CON-16). */
export const statsBannerBlock = siteBlock({
  slug: 'statsBanner',
  name: 'Figures',
  group: 'Why us',
  thumbnail: sketch(
    draw.ground('dark'),
    draw.columns(
      3,
      24,
      36,
      (x, index) => draw.text(x, 44, 13, ['50+', '40+', '30+'][index] ?? '', '#fff') + draw.words(x - 11, 51, 22, 1),
    ),
  ),
  tone: 'ink',
  fields: [
    ...headingFields(),
    {
      name: 'stats',
      type: 'array',
      label: 'Figures',
      labels: { singular: 'Figure', plural: 'Figures' },
      maxRows: 4,
      admin: { description: "Empty: the figures in the site's settings." },
      fields: figureFields({ value: '50+', label: 'Locations' }),
    },
    layoutField({ row: 'Side by side', lines: 'In lines, such as years and what happened' }),
  ],
})
