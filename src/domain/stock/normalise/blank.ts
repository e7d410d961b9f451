const blanks = new Set(['', '-', '--', 'n/a', 'na', 'nan', 'nil', 'none', 'null', 'undefined', 'tba', 'tbc', 'unknown'])
const noAmounts = new Set([
  'poa',
  'p.o.a',
  'p.o.a.',
  'call',
  'price on application',
  'contact dealer',
  'call for price',
  'enquire',
  'ask',
])

const LONGEST_WORD = 9
const strokes = /^[-–—/.\s]*$/

/** Words dealers' systems write where there is nothing: '-', '- / -', 'nan', 'N/A'. */
export const isBlank = (raw: string): boolean => {
  const text = raw.trim()
  // Every value of every row comes through here; most are longer than any of these words.
  return text.length > LONGEST_WORD ? strokes.test(text) : blanks.has(text.toLowerCase()) || strokes.test(text)
}

/** Words they write where there is no price: 'POA'. */
export const isNoAmount = (raw: string): boolean => isBlank(raw) || noAmounts.has(raw.trim().toLowerCase())
