const VALUE_MAX = 200

/** A value of a file as a report may show it: one line, at most 200 characters, nothing a database cannot store. */
export const shownValue = (value: unknown): string => {
  const text = typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value)
  return (text ?? '')
    .slice(0, VALUE_MAX)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .toWellFormed()
}
