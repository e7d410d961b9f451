/** Longer ones do not fit on a pin. */
const LONGEST = 10

/** Numbers of a list in as few words as they have: '1–3, 9'; null where a pin has no room for them. */
export const listNumbers = (numbers: readonly number[]): string | null => {
  const runs: [first: number, last: number][] = []
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const run = runs.at(-1)
    if (run && number === run[1] + 1) run[1] = number
    else runs.push([number, number])
  }
  const words = runs
    .map(([first, last]) => {
      if (first === last) return String(first)
      return last === first + 1 ? `${first}, ${last}` : `${first}–${last}`
    })
    .join(', ')
  return words === '' || words.length > LONGEST ? null : words
}
