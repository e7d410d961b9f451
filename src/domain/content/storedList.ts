/** A field of something out of local storage, when it is a text with something in it. */
export const storedText = (record: object, name: string): string | null => {
  const value: unknown = Object.entries(record).find(([key]) => key === name)?.[1]
  return typeof value === 'string' && value !== '' ? value : null
}

/**
 * A list out of local storage, at most `most` long: what cannot be read, null from `read`, is left out. Anything may
 * stand there: shoppers' browsers keep what earlier versions wrote. Uses no schema library: it runs in the browser.
 */
export const storedList = <T>(text: string | null, most: number, read: (entry: object) => T | null): T[] => {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '[]')
  } catch {
    return []
  }
  if (!Array.isArray(stored)) return []
  return stored
    .flatMap((entry: unknown) => {
      const item = typeof entry === 'object' && entry !== null ? read(entry) : null
      return item === null ? [] : [item]
    })
    .slice(0, most)
}
