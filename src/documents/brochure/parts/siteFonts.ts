import { join } from 'node:path'
import { Font } from '@react-pdf/renderer'
import type { Theme } from '@/tenants/Site'
import { FONT_CHARACTERS } from './fontCharacters'

/** scripts/siteAssets.ts writes them: TTF with the letters of `FONT_CHARACTERS`. */
const FOLDER = join(process.cwd(), 'public/fonts/print')
const FAMILIES: Theme['font'][] = ['inter', 'manrope', 'outfit', 'sora', 'figtree']
const WEIGHTS = [400, 700]
/** Characters: about half a column. A longer word, such as an address, may be broken at the end of its line. */
const LONGEST_WORD = 24
const PIECE = 12

const pieces = (word: string): string[] =>
  word.length <= LONGEST_WORD
    ? [word]
    : Array.from({ length: Math.ceil(word.length / PIECE) }, (_, at) => word.slice(at * PIECE, (at + 1) * PIECE))

/** Makes the sites' fonts known to react-pdf. Words are not hyphenated: it took a quarter of the time. */
const registerSiteFonts = (): void => {
  for (const family of FAMILIES) {
    const fonts = WEIGHTS.map((fontWeight) => ({ src: join(FOLDER, `${family}-${fontWeight}.ttf`), fontWeight }))
    Font.register({ family, fonts })
  }
  Font.registerHyphenationCallback(pieces)
}

/**
 * Reads a font from disk the first time it is used. Every letter is looked up once by its character: fontkit otherwise
 * keeps a letter that it first met as a part of another one ('’' in '“') without its character, and programs that read
 * the PDF would miss it (react-pdf#3404).
 */
export const loadSiteFont = async (family: Theme['font']): Promise<void> => {
  for (const fontWeight of WEIGHTS) {
    const font = { fontFamily: family, fontWeight }
    if (Font.getFont(font).data) continue
    await Font.load(font)
    Font.getFont(font).data?.glyphsForString(FONT_CHARACTERS)
  }
}

registerSiteFonts()
