import { headingFields } from '@/src/payload/fields/content/sectionFields'
import { siteBlock } from '@/src/payload/fields/content/siteBlock'
import { draw, sketch } from '@/src/payload/fields/content/sketch'

/** The prize wheel that turns now, with the way to its page (RTE-40). */
export const prizeWheelBlock = siteBlock({
  slug: 'prizeWheel',
  name: 'Prize wheel',
  group: 'Offers and news',
  thumbnail: sketch(
    draw.ground('dark'),
    draw.box(14, 14, 52, 52, '#fff', 26),
    draw.box(37, 14, 6, 26, '#bcd1f3', 1),
    draw.title(76, 28, 34, '#fff'),
    draw.words(76, 40, 30, 2, '#bcd1f3'),
  ),
  tone: 'ink',
  fields: [
    ...headingFields(),
    {
      name: 'buttonLabel',
      type: 'text',
      required: true,
      defaultValue: 'Spin to win',
      label: 'Words on the button',
      admin: {
        description:
          'Shows the wheel that is on now, under Prize wheels, with its title where no heading is given. Without one the section is left out.',
      },
    },
  ],
})
