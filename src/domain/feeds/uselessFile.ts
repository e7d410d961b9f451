/** Rows that could not be used, of those read so far. */
interface ReadSoFar {
  rows: number
  rejected: number
  /** Repeats of a row before. */
  skipped: number
}

/** No stock file has so many rows that cannot be used; each of them is kept for the sender to look at. */
const UNUSABLE_MAX = 50_000
/** From so many on a file is judged by its share as well. */
const JUDGED_FROM = 10_000
const SHARE_MAX = 0.9

/** Why the rest of a file need not be read; null: it may be of use. */
export const uselessFile = ({ rows, rejected, skipped }: ReadSoFar): string | null => {
  const unusable = rejected + skipped
  if (unusable <= JUDGED_FROM || (unusable <= UNUSABLE_MAX && unusable <= rows * SHARE_MAX)) return null
  const of = [unusable, rows].map((count) => count.toLocaleString('en-AU'))
  return `${of[0]} of the first ${of[1]} rows cannot be used; the rest was not read.`
}
