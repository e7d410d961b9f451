/** The sender's values, in lower case, mapped to ours. */
export type Translation = ReadonlyMap<string, string>

const keyOf = (value: string): string => value.trim().toLowerCase()

/** Splits 'their value = our value' at the first '='. */
const pairOf = (line: string): [string, string] | null => {
  const at = line.indexOf('=')
  return at < 1 || keyOf(line.slice(0, at)) === '' ? null : [keyOf(line.slice(0, at)), line.slice(at + 1).trim()]
}

const linesOf = (text: string): string[] =>
  text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/**
 * Parses a dealership's translation of a column: 'S = sold', separated by lines or ';'. Returns null when there is
 * nothing to translate.
 */
export const readTranslation = (text: string | null | undefined): Translation | null => {
  const pairs = linesOf(text ?? '').flatMap((line) => {
    const pair = pairOf(line)
    return pair === null ? [] : [pair]
  })
  return pairs.length === 0 ? null : new Map(pairs)
}

/** The first line that is not 'their value = our value'; null when all are. */
export const wrongTranslation = (text: string): string | null =>
  linesOf(text).find((line) => pairOf(line) === null) ?? null

/** Translates a value; one that is not in the translation stays as it is. An empty right side means no value. */
export const translate = (value: unknown, translation: Translation | undefined): unknown => {
  if (translation === undefined) return value
  if (Array.isArray(value)) return value.map((part) => translate(part, translation))
  const isWord = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return isWord ? (translation.get(keyOf(String(value))) ?? value) : value
}
