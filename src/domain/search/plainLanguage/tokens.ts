import type { Span } from './ParsedQuery'

/** One word or number of a text. */
export interface Token extends Span {
  /** Lower case, keeping only letters, digits, '$', '.' and '+'. */
  word: string
  number: TokenNumber | null
  /** Preceded by a comma, semicolon or line break, which no phrase crosses. */
  breakBefore: boolean
  /** Preceded by a dash: '2015-2019'. */
  dashBefore: boolean
}

export interface TokenNumber {
  value: number
  dollars: boolean
  /** Letters directly after the digits: 'k', 'km', 'seater'; '' when there are none. */
  unit: string
}

/** Longest text that is parsed; also the limit of the keyword. */
export const TEXT_MAX = 200

const pieces = /\$?\d[\d,]*(?:\.\d+)?(?:[a-z][a-z0-9]*)?\+?|[<>]=?|[a-z][a-z0-9&]*(?:['’][a-z]+)?\+?|\$/giu
const numeric = /^(\$?)(\d[\d,]*(?:\.\d+)?)([a-z]*)\+?$/

const numberOf = (word: string): TokenNumber | null => {
  const match = numeric.exec(word)
  if (!match) return null
  const value = Number((match[2] ?? '').replaceAll(',', ''))
  return Number.isFinite(value) && value <= 10_000_000
    ? { value, dollars: match[1] === '$', unit: match[3] ?? '' }
    : null
}

/** '40 000' is one number; '2 000' too, but not '2020 000'. */
const joinThousands = (tokens: Token[]): Token[] => {
  const joined: Token[] = []
  for (const token of tokens) {
    const before = joined.at(-1)
    const continues = /^000(k?ms?)?\+?$/.test(token.word) && !token.breakBefore && !token.dashBefore
    if (before?.number && continues && before.number.unit === '' && before.number.value < 1000) {
      const unit = token.number?.unit ?? ''
      const number = { ...before.number, value: before.number.value * 1000, unit }
      joined[joined.length - 1] = { ...before, end: token.end, word: before.word + token.word, number }
    } else joined.push(token)
  }
  return joined
}

/** The words and numbers of a text. 'i30', '4x4' and 'RAV4' are words; '40k' and '7seater' are numbers with a unit. */
export const tokenise = (text: string): Token[] => {
  const tokens: Token[] = []
  let last = 0
  for (const match of text.slice(0, TEXT_MAX).matchAll(pieces)) {
    // A comma at a number's end is punctuation, not thousands.
    const raw = match[0].replace(/,+$/, '')
    const start = match.index
    const gap = text.slice(last, start)
    const word = raw.toLowerCase().replaceAll('’', "'")
    // "80 k's" is kilometres; in every other word the ending says nothing.
    const clean = word.replace(/(?<!\bk)'s$/, '').replaceAll("'", '')
    tokens.push({
      start,
      end: start + raw.length,
      word: clean,
      number: numberOf(clean),
      breakBefore: /[,;:\n\r.!?]/.test(gap),
      dashBefore: /^\s*[-–—]\s*$/.test(gap),
    })
    last = start + raw.length
  }
  return joinThousands(tokens)
}

/** Letters and digits only, in lower case and without accents: 'X-Trail' is 'xtrail'. */
export const squash = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
