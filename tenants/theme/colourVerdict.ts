import { isHexColour } from '@/src/domain/content/isHexColour'
import type { ResolvedTheme } from './resolveTheme'
import { contrast, READABLE } from './theme'

export interface ColourPair {
  background: 'brand' | 'ink'
  text: 'onBrand' | 'onInk'
}

export interface ColourVerdict {
  readable: boolean
  /** What the site shows, whatever was asked for. */
  background: string
  text: string
  words: string
}

const ratio = (value: number): string => `${(Math.floor(value * 10) / 10).toFixed(1)}:1`

/** Whether a text colour can be read on its ground, and what the site does where it cannot (TEN-05). */
export const colourVerdict = (
  { theme }: Pick<ResolvedTheme, 'theme'>,
  { background, text }: ColourPair,
  wanted: unknown,
): ColourVerdict => {
  const shown = { background: theme[background], text: theme[text] }
  const asked = isHexColour(wanted) ? wanted : shown.text
  const reached = contrast(shown.background, asked)
  if (reached >= READABLE) return { ...shown, readable: true, words: `Easy to read: contrast ${ratio(reached)}.` }
  const instead = shown.text === '#ffffff' ? 'white' : 'black'
  return {
    ...shown,
    readable: false,
    words: `Too close to be read: contrast ${ratio(reached)}, 4.5:1 is needed. The website shows ${instead} text instead.`,
  }
}
