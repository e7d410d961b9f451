/** Named entries in the order of a list of names; those it does not name come last, in their own order. */
export const inOrder = <T extends readonly [name: string, ...unknown[]]>(
  order: readonly string[],
  entries: readonly T[],
): T[] => {
  const place = ([name]: T): number => (order.includes(name) ? order.indexOf(name) : order.length)
  return [...entries].sort((one, other) => place(one) - place(other))
}
