import { Text, type ViewProps } from '@react-pdf/renderer'
import { FONT_CHARACTERS } from './fontCharacters'

interface PrintTextProps {
  children: string
  style?: ViewProps['style']
  /** What does not fit ends with an ellipsis. Left out: as many lines as it takes. */
  maxLines?: number
}

const printable = new Set(FONT_CHARACTERS)
const ALIKE: Record<string, string> = { '‐': '-', '‑': '-', '→': '>', '★': '*', '✓': '-', '✔': '-', '●': '•', '⁄': '/' }

const nearest = (character: string): string => {
  if (printable.has(character)) return character
  const plain = ALIKE[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '')
  return [...plain].every((each) => printable.has(each)) ? plain : ''
}

/**
 * Text in the letters that the brochure's fonts have: 'Ṡport ✓ 🚗' becomes 'Sport -'. Lines stay apart; runs of white
 * space become one space.
 */
export const printableText = (text: string): string =>
  text
    .normalize('NFC')
    .split('\n')
    .map((line) => [...line.replace(/\s+/g, ' ')].map(nearest).join('').replace(/ {2,}/g, ' ').trim())
    .join('\n')

/** Text in letters that the fonts have. */
export const PrintText = ({ children, style, maxLines }: PrintTextProps) => (
  <Text style={maxLines ? [style, { maxLines, textOverflow: 'ellipsis' }] : style}>{printableText(children)}</Text>
)
