/** Sorts by a number of each, the least first and what has none last. */
export const byNumber =
  <T>(numberOf: (item: T) => number | null) =>
  (one: T, other: T): number => {
    const [first, second] = [numberOf(one) ?? Infinity, numberOf(other) ?? Infinity]
    return first === second ? 0 : first - second
  }
