import { shownPrice } from './shownPrice'

/** A stretch of a car's price history: from `from` (ISO 8601) until the next row, or until now. */
export interface PricePeriod {
  from: string
  price: number | null
  offer_price: number | null
  /** Shoppers could see the car then. */
  listed: boolean
}

const DAY_MS = 86_400_000

const counts = (period: PricePeriod, dollars: number): boolean => period.listed && (shownPrice(period) ?? 0) >= dollars

/** Days a car was advertised at `dollars` or dearer. The periods are in order; the database counts the same way. */
export const daysAtOrAbove = (periods: readonly PricePeriod[], dollars: number, now: Date): number => {
  const total = periods.reduce((sum, period, index) => {
    if (!counts(period, dollars)) return sum
    const next = periods[index + 1]
    const end = next ? Date.parse(next.from) : now.getTime()
    return sum + Math.max(0, end - Date.parse(period.from))
  }, 0)
  return total / DAY_MS
}

/** What becomes of a was-price, for the people who set it. `days` are days advertised at it or dearer so far. */
export type WasPriceReason =
  | { kind: 'none' }
  /** Shown without a check: the dealership's own risk. */
  | { kind: 'unchecked' }
  | { kind: 'shown'; days: number }
  /** Not lower than the present price, so nothing to strike through; ready from that moment on. Null: ready now. */
  | { kind: 'not-lower'; days: number; readyAt: Date | null }
  /** Not for long enough; counting still while the saved price is that high: `readyAt`. Null: no longer counting. */
  | { kind: 'too-short'; days: number; readyAt: Date | null }

interface VerdictInput {
  beforeDollars: number | null
  /** The price being typed or stored now. */
  priceDollars: number | null
  periods: readonly PricePeriod[]
  /** `0`: the check is off. */
  minDays: number
  now: Date
}

/** Why a was-price is or is not shown, and from when it may be (LAW-05). */
export const wasPriceReason = (input: VerdictInput): WasPriceReason => {
  const { beforeDollars, priceDollars, periods, minDays, now } = input
  if (beforeDollars === null || beforeDollars <= 0) return { kind: 'none' }
  const days = daysAtOrAbove(periods, beforeDollars, now)
  const isLower = priceDollars !== null && priceDollars < beforeDollars
  if (minDays === 0) return isLower ? { kind: 'unchecked' } : { kind: 'not-lower', days, readyAt: null }
  const last = periods.at(-1)
  const isCounting = last !== undefined && counts(last, beforeDollars)
  const readyAt = days < minDays && isCounting ? new Date(now.getTime() + (minDays - days) * DAY_MS) : null
  if (days >= minDays) return isLower ? { kind: 'shown', days } : { kind: 'not-lower', days, readyAt: null }
  return isLower || !isCounting ? { kind: 'too-short', days, readyAt } : { kind: 'not-lower', days, readyAt }
}
