import { createHash } from 'node:crypto'
import type { FeedPlace } from '@/src/domain/feeds/rows/FeedRow'
import type { CarInput } from '@/src/domain/stock/car/carInput'

const HASH_CHARS = 16
const VIN_MIN = 8

/** A number all zeros, or one letter over and over, is typed where there is none. */
const isPlaceholder = (text: string): boolean =>
  /^(.)\1*$/.test(text) && (text.startsWith('0') || text.length >= VIN_MIN)

/** The stock number or VIN that names a car; null when it has neither. */
export const numberKey = ({ stocknum, vin }: CarInput): string | null => {
  if (stocknum && !isPlaceholder(stocknum)) return `S:${stocknum.toUpperCase()}`
  return vin && vin.length >= VIN_MIN && !isPlaceholder(vin) ? `V:${vin}` : null
}

/**
 * The key of a row's car (FEED-05): `S:` stock number, else `V:` VIN, else `H:` a hash of what distinguishes cars. Two
 * identical cars without numbers have one key; the caller counts them.
 */
export const feedKey = (car: CarInput, place: FeedPlace | null): string => {
  const number = numberKey(car)
  if (number !== null) return number
  const { year, make, model, badge, km, colour, name } = car
  const identity = [year, make, model, badge, km, colour, place?.code, place?.name, place?.city, place?.state, name]
  const hash = createHash('sha256').update(JSON.stringify(identity.map((part) => part ?? null)))
  return `H:${hash.digest('hex').slice(0, HASH_CHARS)}`
}
