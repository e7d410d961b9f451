import { peopleLayouts, personDepartments } from '@/src/domain/locations/people'
import { headingFields, layoutField, limitField } from '@/src/payload/fields/content/sectionFields'
import { siteBlock } from '@/src/payload/fields/content/siteBlock'
import { draw, sketch } from '@/src/payload/fields/content/sketch'

/** Who works at the dealership's locations. */
export const peopleBlock = siteBlock({
  slug: 'people',
  name: 'People',
  group: 'Get in touch',
  thumbnail: sketch(
    draw.title(12, 12, 48),
    draw.columns(
      4,
      12,
      25,
      (x) =>
        draw.box(x, 24, 21, 28, '#dbe2ea') +
        draw.dot(x + 10.5, 36, 5, '#8d9cac') +
        draw.box(x + 3, 43, 15, 9, '#8d9cac', 4) +
        draw.title(x, 56, 16) +
        draw.words(x, 63, 21, 1),
    ),
  ),
  tone: 'plain',
  fields: [
    ...headingFields({ heading: 'Who you will meet' }),
    {
      name: 'departments',
      type: 'select',
      hasMany: true,
      options: Object.entries(personDepartments).map(([value, label]) => ({ value, label })),
      admin: { description: 'Empty: all. People are written down at their location, under People.' },
    },
    { type: 'row', fields: [limitField(8, 24, 'people'), layoutField(peopleLayouts, { width: '34%' })] },
  ],
})
