interface Moved {
  /** The thumb that moves: 0 or 1. */
  thumb: number
  value: number[]
}

/**
 * Two thumbs after one of them moved: it stops at the other instead of changing places with it (SRP-27, SRP-28).
 *
 * @param before where they stood
 * @param next where they were put, in order
 * @param active the thumb being moved; null: the one whose place changed
 */
export const moveThumb = (before: number[], next: number[], active: number | null): Moved => {
  const [low, high] = before
  if (low === undefined || high === undefined) return { thumb: 0, value: next }
  const thumb = active ?? (next[0] === low ? 1 : 0)
  const other = thumb === 0 ? high : low
  const moved = next.find((amount) => amount !== other) ?? other
  return { thumb, value: thumb === 0 ? [Math.min(moved, other), other] : [other, Math.max(moved, other)] }
}
