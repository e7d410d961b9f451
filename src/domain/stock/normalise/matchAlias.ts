/** Lower-case letters and digits with single spaces between words: how alias tables compare what dealers write. */
const keyOf = (raw: string): string =>
  raw
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/**
 * A lookup of a family by dealers' words: by the exact text first, then by words anywhere in the text, in the table's
 * order. Null when nothing matches.
 *
 * @param table family -> its aliases; an alias that starts with '~' matches anywhere
 */
export const matchAlias = <F extends string>(
  table: readonly (readonly [family: F, aliases: readonly string[]])[],
): ((raw: string | null | undefined) => F | null) => {
  const exact = new Map<string, F>()
  const anywhere: [words: string, family: F][] = []
  for (const [family, aliases] of table) {
    exact.set(keyOf(family), family)
    for (const alias of aliases) {
      if (alias.startsWith('~')) anywhere.push([` ${keyOf(alias)} `, family])
      else exact.set(keyOf(alias), family)
    }
  }
  return (raw) => {
    const key = keyOf(raw ?? '')
    if (key === '') return null
    const padded = ` ${key} `
    return exact.get(key) ?? anywhere.find(([words]) => padded.includes(words))?.[1] ?? null
  }
}
