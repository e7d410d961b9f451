const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  hellip: '…',
  deg: '°',
  trade: '™',
  reg: '®',
  copy: '©',
  eacute: 'é',
  frac12: '½',
}

const isCharacter = (code: number): boolean => code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)

const decodeNumber = (whole: string, digits: string): string => {
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits)
  return isCharacter(code) ? String.fromCodePoint(code) : ' '
}

/** One round: scripts, styles and comments go with what they hold, tags go, entities become characters. */
const strip = (text: string): string =>
  text
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/<br\s*\/?>|<\/(p|div|li|h\d)\s*>/gi, '\n')
    .replace(/<li\b[^<>]*>/gi, '• ')
    .replace(/<[a-z/!?][^<>]*>/gi, '')
    .replace(/&(?:amp;)+/gi, '&')
    .replace(/&#(\d{1,7}|x[0-9a-f]{1,6});/gi, decodeNumber)
    .replace(/&([a-z]+\d*);/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)

const ROUNDS = 8

/**
 * A text without markup (FEED-01, CAR-22): stripping it again changes nothing, because what comes out of an entity
 * ('&lt;b&gt;') or of tags within tags is stripped too. Text nested deeper than anybody writes loses its brackets.
 * `<br>`, `</p>` and `<li>` become lines.
 */
export const stripMarkup = (raw: string): string => {
  if (!raw.includes('<') && !raw.includes('&')) return raw
  let text = raw
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = strip(text)
    if (next === text) return text
    text = next
  }
  return text.replace(/[<&]/g, ' ')
}
