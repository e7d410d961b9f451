import { textOf } from '@/src/domain/textOf'
import { hash } from 'node:crypto'
import type { FeedIssue, FeedRow } from '@/src/domain/feeds/rows/FeedRow'
import { type KeyLedger, ownKey } from '@/src/domain/feeds/plan/KeyLedger'
import type { FeedPlace } from '@/src/domain/feeds/rows/FeedRow'
import type { ResolvedPlace } from '@/src/domain/feeds/plan/resolvePlace'

/** Increase when cleaning rules change: every row is then compared with its car again, whatever its hash. */
const CLEANING_VERSION = 2

/** A car of a file, ready to be compared with what is stored. */
export interface PreparedCar {
  kind: 'car'
  line: number
  key: string
  /** Hash of the row's content, its location and the cleaning rules. */
  hash: string
  stocknum: string | null
  vin: string | null
  car: Record<string, unknown>
  /** Undefined: the row names no place. */
  locationId: string | undefined
  advice: FeedIssue[]
}

/** A row nothing is stored of. */
export interface ToldRow {
  kind: 'rejected' | 'skipped'
  line: number
  key: string | null
  issues: FeedIssue[]
}

export type PreparedRow = PreparedCar | ToldRow

const unknownPlace = (value: string, used: boolean): FeedIssue => ({
  field: 'location',
  value,
  reason: used
    ? 'No location of the dealership has this code, name or suburb; the feed’s default location was used.'
    : 'No location of the dealership has this code, name or suburb, so the car has none from this row.',
})

/** Cleaned row -> what is stored and compared. Keeps repeats of a stock number or VIN out (FEED-04, FEED-05). */
export const rowDeduper = (ledger: KeyLedger, findPlace: (place: FeedPlace | null) => ResolvedPlace) => {
  const seconds = (line: number, key: string, firstLine: number): ToldRow => {
    const what = key.startsWith('S:') ? 'stock number' : 'VIN'
    const reason = `Row ${firstLine} of this file has the same ${what}; the first one counts.`
    return { kind: 'skipped', line, key, issues: [{ field: what, value: key.slice(2), reason }] }
  }

  return (row: FeedRow): PreparedRow => {
    if (row.kind !== 'car') return { kind: row.kind, line: row.line, key: row.key, issues: row.issues }
    const own = ownKey(ledger, row.key, row.line)
    if ('firstLine' in own) return seconds(row.line, row.key, own.firstLine)
    const { car, place } = row.record
    const { locationId, unknown } = findPlace(place)
    return {
      kind: 'car',
      line: row.line,
      key: own.key,
      hash: hash('sha1', `${CLEANING_VERSION} ${locationId ?? ''} ${JSON.stringify(car)}`, 'base64'),
      stocknum: textOf(car.stocknum),
      vin: textOf(car.vin),
      car,
      locationId,
      advice: unknown === null ? row.advice : [...row.advice, unknownPlace(unknown, locationId !== undefined)],
    }
  }
}
