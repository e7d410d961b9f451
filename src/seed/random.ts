/** A repeatable random sequence (mulberry32): the same seed gives the same demo stock on every machine. */
export interface Random {
  /** At least 0, below 1. */
  next(): number
  /** Whole number, both ends included. */
  int(from: number, to: number): number
  chance(share: number): boolean
  pick<T>(items: readonly T[]): T
  /** Picks by weight; at least one weight must be above 0. */
  weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T
  /** `count` different items, in the order of the list. */
  some<T>(items: readonly T[], count: number): T[]
}

export const random = (seed: number): Random => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  const at = <T>(items: readonly T[], index: number): T => {
    const item = items[index]
    if (item === undefined) throw new Error('Nothing to pick from.')
    return item
  }
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick: (items) => at(items, int(0, items.length - 1)),
    weighted: (items) => {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [item, weight] of items) {
        left -= weight
        if (left < 0) return item
      }
      return at(items, items.length - 1)[0]
    },
    some: (items, count) => {
      const chosen = new Set<number>()
      while (chosen.size < Math.min(count, items.length)) chosen.add(int(0, items.length - 1))
      return items.filter((_, index) => chosen.has(index))
    },
  }
}
