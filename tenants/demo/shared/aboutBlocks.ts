import type { WrittenBlock } from '../../starter/WrittenPage'
import { markdown } from '../../starter/writtenBlocks'

/** A picture of one of the dealership's places. */
export const place = (name: string) => ({ url: `/studio/places/${name}.webp` })

/** The dealership's places as a gallery, each with its name under it. */
export const placeGallery = (
  heading: string | null,
  places: [place: string, name: string][],
  tone = 'plain',
): WrittenBlock => ({
  blockType: 'media',
  ...(heading === null ? {} : { heading }),
  width: 'column',
  pictures: places.map(([picture, name]) => ({ image: place(picture), alt: name, caption: name })),
  tone,
})

/** Words beside a picture of one of the dealership's places; a quote under the picture is written as '> ...'. */
export const story = (
  heading: string,
  {
    place: picture,
    quote,
    words,
    side = 'left',
  }: Record<'place' | 'quote' | 'words', string> & {
    side?: 'left' | 'right'
  },
): WrittenBlock => {
  const pictured = { image: place(picture), text: markdown(`> ${quote}`) }
  const told = { text: markdown(`## ${heading}\n\n${words}`) }
  return {
    blockType: 'columns',
    widths: 'equal',
    frame: 'open',
    columns: side === 'left' ? [pictured, told] : [told, pictured],
    tone: 'plain',
  }
}

/** Up to three sentences to be taken at one's word, each as large as a heading. */
export const statements = (
  heading: string,
  items: [statement: string, text: string][],
  { tone = 'surface', frame = 'open', intro }: { tone?: string; frame?: 'open' | 'lines'; intro?: string } = {},
): WrittenBlock => ({
  blockType: 'columns',
  heading,
  intro,
  widths: 'equal',
  frame,
  columns: items.map(([statement, words]) => ({ heading: statement, text: markdown(words) })),
  tone,
})

/** Years and what happened in them, or figures. */
export const figures = (
  stats: [value: string, label: string][],
  more: { heading?: string; tone?: string; layout?: 'row' | 'lines' } = {},
): WrittenBlock => ({
  blockType: 'statsBanner',
  stats: stats.map(([value, label]) => ({ value, label })),
  tone: 'ink',
  ...more,
})
