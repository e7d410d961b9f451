/** Rows that could not be used, of those read so far. */
interface ReadSoFar {
  rows: number
  rejected: number
  /** Repeats of a row before. */
  skipped: number
}

/** Far more unusable rows than any stock file has; each of them is stored for the sender. */
const UNUSABLE_MAX = 50_000
/** From so many on a file is judged by its share as well. */
const JUDGED_FROM = 10_000
const SHARE_MAX = 0.9
/** So many without a usable one among them say that none will come. */
export const ALL_BAD_MAX = 2000

/** Files of that kind taken in a minute: a sender corrects one and sends it again; a loop is made to wait. */
export const USELESS_FILES_A_MINUTE = 2

/** The reason to stop reading a file; null while it may be usable. */
export const tooManyBadRows = ({ rows, rejected, skipped }: ReadSoFar): string | null => {
  const unusable = rejected + skipped
  const none = unusable === rows && rows >= ALL_BAD_MAX
  const most = unusable > JUDGED_FROM && unusable > rows * SHARE_MAX
  if (!none && !most && unusable <= UNUSABLE_MAX) return null
  const of = [unusable, rows].map((count) => count.toLocaleString('en-AU'))
  return `${of[0]} of the first ${of[1]} rows cannot be used; the rest was not read.`
}
