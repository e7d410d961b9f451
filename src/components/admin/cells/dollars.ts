/** '$24,990', or a dash while there is none. */
export const dollarsInWords = (value: unknown): string =>
  typeof value === 'number' ? `$${value.toLocaleString('en-AU')}` : '—'

/** Parses typed whole dollars: '24990', '$24,990'. Null when empty; undefined when it is no price. */
export const readDollars = (typed: string): number | null | undefined => {
  const plain = typed.replace(/[\s$,]/g, '')
  if (plain === '') return null
  return /^\d{1,8}$/.test(plain) ? Number(plain) : undefined
}
