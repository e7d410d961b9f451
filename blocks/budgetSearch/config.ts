import { headingFields } from '@/src/payload/fields/content/sectionFields'
import { siteBlock } from '@/src/payload/fields/content/siteBlock'
import { draw, sketch } from '@/src/payload/fields/content/sketch'

/** 'Find cars for your budget' (FIN-52..59). */
export const budgetSearchBlock = siteBlock({
  slug: 'budgetSearch',
  name: 'Budget search',
  group: 'Stock and search',
  thumbnail: sketch(
    draw.title(8, 12, 50),
    draw.words(8, 26, 24, 1),
    draw.box(8, 31, 56, 9, '#eef2f6'),
    draw.words(8, 46, 24, 1),
    draw.box(8, 51, 56, 9, '#eef2f6'),
    draw.box(72, 12, 40, 56, '#1c2530', 3),
    draw.text(92, 38, 11, '$420', '#fff'),
    draw.button(78, 54, 28, '#fff'),
  ),
  tone: 'surface',
  fields: headingFields({
    heading: 'Find cars for your budget',
    intro: 'Say what you would like to pay and what you can put down. We show you what that finds today.',
  }),
})
