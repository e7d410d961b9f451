import { buttonField } from '@/src/payload/fields/content/linkField'
import { headingFields } from '@/src/payload/fields/content/sectionFields'
import { siteBlock } from '@/src/payload/fields/content/siteBlock'
import { draw, sketch } from '@/src/payload/fields/content/sketch'

/** What the dealership promises, in years (CON-36..38). */
export const warrantyBlock = siteBlock({
  slug: 'warranty',
  name: 'Warranty',
  group: 'Why us',
  thumbnail: sketch(
    draw.title(8, 12, 44),
    draw.columns(
      3,
      8,
      36,
      (x, index) =>
        draw.card(x, 26, 32, 42) + draw.text(x + 10, 46, 18, '357'[index] ?? '') + draw.words(x + 4, 54, 24),
    ),
  ),
  tone: 'surface',
  fields: [
    ...headingFields({ heading: 'Covered, in writing' }),
    {
      name: 'note',
      type: 'textarea',
      label: 'Small print',
      defaultValue:
        'Conditions, kilometre limits and exclusions apply and are in the warranty document. It adds to your rights under the Australian Consumer Law and takes none away.',
      admin: {
        rows: 2,
        description: "The years come from the site's settings: used cars, new cars and mechanical protection.",
      },
    },
    buttonField({ words: 'What is covered', href: '/warranty' }),
  ],
})
