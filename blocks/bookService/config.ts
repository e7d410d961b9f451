import { buttonField } from '@/src/payload/fields/content/linkField'
import { siteBlock } from '@/src/payload/fields/content/siteBlock'
import { draw, sketch } from '@/src/payload/fields/content/sketch'

/** The fixed 'Book a Service' banner (CON-11). */
export const bookServiceBlock = siteBlock({
  slug: 'bookService',
  name: "Fixed 'Book a Service' bar",
  group: 'Get in touch',
  thumbnail: sketch(
    draw.title(8, 10, 50),
    draw.words(8, 20, 90, 5),
    draw.photo(8, 48, 104, 20),
    draw.box(0, 62, 120, 18, '#1c2530', 0),
    draw.title(8, 69, 40, '#fff'),
    draw.button(90, 67.5, 22),
  ),
  tone: null,
  fields: [
    {
      name: 'heading',
      type: 'text',
      required: true,
      defaultValue: 'Book a Service',
      admin: {
        description:
          'Stays at the bottom of the screen while visitors read the sections above it: put it last. One to a page is enough.',
      },
    },
    {
      name: 'text',
      type: 'text',
      defaultValue: 'Choose a day and tell us what it needs.',
      admin: { description: 'Left out on phones.' },
    },
    buttonField({ words: 'Book now', href: '/service#service-booking' }),
  ],
})
