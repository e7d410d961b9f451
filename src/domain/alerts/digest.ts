import type { AlertKind } from './stockEvent'

export interface AlertHit {
  searchId: string
  carId: string
  kind: AlertKind
  /** Of a price drop: the price before it. */
  wasDollars: number | null
}

/** A car as it is when the message is written. */
interface DigestCar {
  available: boolean
  dollars: number | null
}

export interface DigestLine {
  carId: string
  kind: AlertKind
  wasDollars: number | null
}

const lineOf = (hits: AlertHit[], { available, dollars }: DigestCar): Omit<DigestLine, 'carId'> | null => {
  if (!available) return hits.some(({ kind }) => kind === 'sold') ? { kind: 'sold', wasDollars: null } : null
  if (hits.some(({ kind }) => kind === 'new')) return { kind: 'new', wasDollars: null }
  const was = Math.max(...hits.map(({ wasDollars }) => wasDollars ?? 0))
  return dollars !== null && dollars < was ? { kind: 'price_drop', wasDollars: was } : null
}

/**
 * The lines of a message by search: each car once, under the first search that has it, as it is now. What is not true any
 * more is left out: a new car that has been sold meanwhile, a price that rose again.
 */
export const digestLines = (
  hits: readonly AlertHit[],
  cars: ReadonlyMap<string, DigestCar>,
): Map<string, DigestLine[]> => {
  const lines = new Map<string, DigestLine[]>()
  for (const carId of new Set(hits.map((hit) => hit.carId))) {
    const own = hits.filter((hit) => hit.carId === carId)
    const line = lineOf(own, cars.get(carId) ?? { available: false, dollars: null })
    const searchId = own[0]?.searchId
    if (!line || searchId === undefined) continue
    lines.set(searchId, [...(lines.get(searchId) ?? []), { carId, ...line }])
  }
  return lines
}

/** Messages go out in these hours of the dealership's clocks: from eight, and not at night when the worker was away. */
const FIRST_HOUR = 8
const LAST_HOUR = 12

/** The day of a zone's clocks when it is morning there; null at any other time. */
export const alertDay = (now: Date, zone: string): string | null => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  }).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? ''
  const hour = Number(part('hour'))
  return hour >= FIRST_HOUR && hour < LAST_HOUR ? `${part('year')}-${part('month')}-${part('day')}` : null
}
