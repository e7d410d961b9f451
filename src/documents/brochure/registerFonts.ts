import { join } from 'node:path'
import { Font } from '@react-pdf/renderer'
import type { Theme } from '@/tenants/Site'

/** scripts/siteAssets.ts writes them: TTF with the letters of `FONT_CHARACTERS`. */
const FOLDER = join(process.cwd(), 'public/fonts/print')
const FAMILIES: Theme['font'][] = ['inter', 'manrope', 'outfit', 'sora', 'figtree']
/** About half a column: a longer word (an address, a VIN list without spaces) is broken at the end of its line. */
const LONGEST_WORD = 24

const pieces = (word: string): string[] =>
  word.length <= LONGEST_WORD
    ? [word]
    : Array.from({ length: Math.ceil(word.length / 12) }, (_, at) => word.slice(at * 12, (at + 1) * 12))

/** The sites' fonts for PDFs, read from disk when a document first uses one. Words are not hyphenated. */
export const registerFonts = (): void => {
  for (const family of FAMILIES) {
    Font.register({
      family,
      fonts: [400, 700].map((fontWeight) => ({ src: join(FOLDER, `${family}-${fontWeight}.ttf`), fontWeight })),
    })
  }
  Font.registerHyphenationCallback(pieces)
}
