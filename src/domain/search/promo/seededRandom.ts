/**
 * Numbers from 0 to below 1, the same ones for the same text (FNV-1a, then mulberry32): a page's promo cards stay where
 * they are on reload, on 'back', and in every process that renders it.
 */
export const seededRandom = (seed: string): (() => number) => {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
