export interface SnapshotCounts {
  /** Cars of the client for sale when the run began. */
  activeBefore: number
  /** Of those for sale now, the ones the file does not hold. */
  missing: number
  /** Rows of the file that are a car. */
  usable: number
  maxDropPercent: number
  /** The file may end before its last row. */
  cut: boolean
}

export type DelistOrHold = { kind: 'delist' } | { kind: 'hold'; message: string }

/**
 * Whether what is missing from a snapshot may leave the site (FEED-03): not when more than the dealership's limit would
 * go, and never on the word of a file that may be cut or in which no car could be read.
 */
export const delistOrHold = ({ activeBefore, missing, usable, maxDropPercent, cut }: SnapshotCounts): DelistOrHold => {
  if (missing === 0) return { kind: 'delist' }
  if (usable === 0) {
    return { kind: 'hold', message: `No car could be read from this file, so all ${missing} cars for sale would go.` }
  }
  if (cut) {
    const message = `The file may be cut: its last row was not taken, and ${missing} cars for sale are missing from it.`
    return { kind: 'hold', message }
  }
  const stock = Math.max(activeBefore, missing)
  if (missing * 100 <= stock * maxDropPercent) return { kind: 'delist' }
  const percent = Math.round((missing * 1000) / stock) / 10
  return {
    kind: 'hold',
    message: `${missing} of ${stock} cars for sale (${percent}%) are missing from this file; the limit is ${maxDropPercent}%.`,
  }
}
