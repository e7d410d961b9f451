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

/** Words dealers' systems write where there is nothing: '-', 'nan', 'N/A'. */
export const isBlank = (raw: string): boolean => blanks.has(raw.trim().toLowerCase())

/** Words they write where there is no price: 'POA'. */
export const isNoAmount = (raw: string): boolean => isBlank(raw) || noAmounts.has(raw.trim().toLowerCase())
