/** Rows of a run by outcome; the first is the sum of the next five (FEED-04). */
export interface RunCounts {
  rows: number
  created: number
  updated: number
  unchanged: number
  skipped: number
  rejected: number
  /** Stored, with something worth a look. */
  advised: number
  /** For sale before, not in this snapshot. */
  missing: number
  /** Off sale because missing before, and in the file again. */
  returned: number
}

export type RowOutcome = 'created' | 'updated' | 'unchanged' | 'skipped' | 'rejected'

export const noCounts = (): RunCounts => ({
  rows: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  rejected: 0,
  advised: 0,
  missing: 0,
  returned: 0,
})

/** Adds what a batch counted to the run's own, in place. */
export const addCounts = (sum: RunCounts, more: RunCounts): void => {
  sum.rows += more.rows
  sum.created += more.created
  sum.updated += more.updated
  sum.unchanged += more.unchanged
  sum.skipped += more.skipped
  sum.rejected += more.rejected
  sum.advised += more.advised
  sum.missing += more.missing
  sum.returned += more.returned
}
