import { findPhrase } from './findPhrase'
import type { Lexicon } from './LexiconEntry'
import { mergeChips } from './mergeChips'
import type { ParsedFilter, ParsedQuery, Span, Understood } from './ParsedQuery'
import { readNear } from './readNear'
import { readNumber } from './readNumber'
import { TEXT_MAX, tokenise, type Token } from './tokens'

interface Piece {
  length: number
  chip: Omit<Understood, 'span' | 'words'> | null
  leftOut: boolean
}

/** Words that turn the next phrase around: all other values of its facet, or both are left out by name where it has many. */
const NEGATIONS = new Set(['not', 'no', 'non', 'without', 'except', 'nothing'])

/** Words between two values that are both denied: 'not black or white'. */
const LINKS = new Set(['or', 'nor', 'and'])

const spanOf = (tokens: readonly Token[], at: number, length: number): Span => ({
  start: tokens[at]?.start ?? 0,
  end: tokens[at + length - 1]?.end ?? 0,
})

/** The best piece that starts at a token: the one with most words; at a draw numbers, then the lexicon's order. */
const pieceAt = (
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  chips: Understood[],
  year: number,
): Piece | null => {
  const near = readNear(tokens, at, chips)
  const number = near ?? readNumber(tokens, at, year)
  const phrase = findPhrase(tokens, at, lexicon, chips)
  if (number && number.length >= (phrase?.length ?? 0)) {
    return { length: number.length, chip: { meaning: number.meaning, literal: false }, leftOut: false }
  }
  if (!phrase) return null
  const { meaning, literal, leftOut, givesWay } = phrase.entry
  const chip = meaning && { meaning, literal: literal && !phrase.slip, ...(givesWay && { givesWay }) }
  return { length: phrase.length, chip, leftOut }
}

/** What 'not' and the phrases behind it mean: 'not black', 'not black or white'; null: nothing a filter can say. */
const deniedFrom = (
  tokens: readonly Token[],
  at: number,
  first: Piece,
  lexicon: Lexicon,
  chips: Understood[],
  year: number,
): { length: number; meaning: ParsedFilter | null } => {
  let length = first.length + 1
  const meant = first.chip?.meaning
  const all = meant?.kind === 'value' ? lexicon.values.get(meant.attribute) : undefined
  if (meant?.kind !== 'value' || !all) return { length, meaning: null }
  const except = [...meant.values]
  while (LINKS.has(tokens[at + length]?.word ?? '')) {
    const next = pieceAt(tokens, at + length + 1, lexicon, chips, year)
    const other = next?.chip?.meaning
    if (!next || other?.kind !== 'value' || other.attribute !== meant.attribute) break
    except.push(...other.values)
    length += next.length + 1
  }
  const values = all.filter((value) => !except.includes(value))
  return { length, meaning: values.length > 0 ? { ...meant, values, except: except.toSorted() } : null }
}

/**
 * Reads a shopper's sentence into filters (ALRT-06): 'auto 7 seater under 40k near 4000'. Words that are understood
 * become chips with their place in the text; words no listing can answer are named; everything else stays the keyword.
 * The same text, lexicon and year always give the same reading, and no text makes it fail.
 *
 * @param year the current year, for 'under 5 years old' and for what counts as a year
 */
export const readPlainLanguage = (text: string, lexicon: Lexicon, year: number): ParsedQuery => {
  const tokens = tokenise(text)
  const chips: Understood[] = []
  const leftOut: string[] = []
  const rest: Span[] = []
  const fillers: Span[] = []
  let at = 0
  while (at < tokens.length) {
    const negated = NEGATIONS.has(tokens[at]?.word ?? '') && at + 1 < tokens.length
    const piece = pieceAt(tokens, at, lexicon, chips, year)
    const denied = negated && (piece?.length ?? 1) === 1 ? pieceAt(tokens, at + 1, lexicon, chips, year) : null
    if (denied) {
      const { length, meaning } = deniedFrom(tokens, at, denied, lexicon, chips, year)
      const span = spanOf(tokens, at, length)
      const words = text.slice(span.start, span.end)
      if (meaning) chips.push({ meaning, literal: false, span, words })
      else leftOut.push(words)
      at += length
      continue
    }
    const length = piece?.length ?? 1
    const span = spanOf(tokens, at, length)
    const words = text.slice(span.start, span.end)
    if (!piece) rest.push(span)
    else if (piece.chip) chips.push({ ...piece.chip, span, words })
    else if (piece.leftOut) leftOut.push(words)
    else fillers.push(span)
    at += length
  }
  // A lone number, and a text of nothing but small words, is what was typed: a stock number, a name.
  if (
    tokens.length < 2 &&
    chips[0]?.meaning.kind === 'range' &&
    tokens[0]?.number?.dollars === false &&
    /^\d+$/.test(tokens[0].word)
  ) {
    return { text, chips: [], rest: text.trim(), leftOut: [], plain: false }
  }
  if (chips.length === 0) return { text, chips, rest: text.trim(), leftOut: [], plain: false }
  const merged = mergeChips(chips, text)
  const kept = rest.map(({ start, end }) => text.slice(start, end)).join(' ')
  const beyond = text.slice(TEXT_MAX)
  const plain = leftOut.length > 0 || fillers.length > 0 || merged.some(({ literal }) => !literal)
  return { text, chips: merged, rest: (kept + beyond).trim(), leftOut, plain }
}
