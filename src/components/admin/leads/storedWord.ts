/** A value as it is stored, in words: 'in_stock' is 'In stock'. One that has no words of ours stays as it came. */
export const storedWord = (value: unknown, words: Record<string, string>): string =>
  typeof value === 'string' ? (words[value] ?? value) : ''
