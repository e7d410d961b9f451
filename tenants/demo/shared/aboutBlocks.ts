import type { WrittenBlock } from '../../starter/WrittenPage'
import { markdown } from '../../starter/writtenBlocks'

/** Words beside a picture of one of the dealership's places; a quote under the picture is written as '> ...'. */
export const story = (
  heading: string,
  {
    place,
    quote,
    words,
    side = 'left',
  }: Record<'place' | 'quote' | 'words', string> & {
    side?: 'left' | 'right'
  },
): WrittenBlock => {
  const pictured = { image: { url: `/studio/places/${place}.webp` }, text: markdown(`> ${quote}`) }
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
  tone = 'surface',
): WrittenBlock => ({
  blockType: 'columns',
  heading,
  widths: 'equal',
  frame: 'open',
  columns: items.map(([statement, words]) => ({ heading: statement, text: markdown(words) })),
  tone,
})

/** Years and what happened in them, or figures. */
export const figures = (
  stats: [value: string, label: string][],
  more: { heading?: string; tone?: string } = {},
): WrittenBlock => ({
  blockType: 'statsBanner',
  stats: stats.map(([value, label]) => ({ value, label })),
  tone: 'ink',
  ...more,
})
