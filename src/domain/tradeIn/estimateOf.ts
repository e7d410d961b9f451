import { TRADE_IN_LIMITS } from '../constants/site'
import { usualRange, type Comparison } from '../stock/pricing/pricePosition'
import { adjustmentPercent, type AdjustmentAnswers } from './conditionQuestions'

/** The shopper's own car, as far as a value depends on it. */
export interface TradeInVehicle {
  year: number
  odometerKm: number
}

/** What a dealership might pay, in dollars, how that was reckoned, and from how many advertised cars (LEA-31). */
export interface TradeInEstimate {
  low: number
  high: number
  method: string
  count: number
}

/**
 * Share of an advertised price that is paid for a trade-in: the rest is preparation, warranty, GST and margin. The lower
 * share goes with the lower price.
 */
export const TRADE_SHARE = { low: 0.78, high: 0.86 } as const
/** Part of the comparable prices left out at either end. */
const TAIL = 0.25
/** Answers take at most this much off. */
const LOWEST_PERCENT = -40
const ROUND_TO = 100

const rounded = (dollars: number): number => Math.round(dollars / ROUND_TO) * ROUND_TO
/** Percent that are left out of a price. */
const percentOff = (share: number): number => Math.round((1 - share) * 100)

/** Whether an estimate may be offered for a car of this age and distance (LEA-36). */
export const mayEstimate = ({ year, odometerKm }: TradeInVehicle, now: Date): boolean =>
  now.getFullYear() - year <= TRADE_IN_LIMITS.ageYears && odometerKm <= TRADE_IN_LIMITS.odometerKm

const methodOf = (percent: number): string =>
  `The middle half of the prices comparable vehicles are advertised for, less ${percentOff(TRADE_SHARE.high)} to ` +
  `${percentOff(TRADE_SHARE.low)}% for preparation, warranty and margin` +
  (percent === 0 ? '.' : `, ${percent > 0 ? 'plus' : 'less'} ${Math.abs(percent)}% for your answers.`)

/**
 * Estimate of a trade-in from comparable stock (LEA-31). Null: too old or driven too far (LEA-36), or fewer than
 * `minimum` comparable cars.
 */
export const estimateOf = (
  vehicle: TradeInVehicle,
  comparisons: readonly Comparison[],
  answers: AdjustmentAnswers,
  { minimum, now }: { minimum: number; now: Date },
): TradeInEstimate | null => {
  const range = mayEstimate(vehicle, now) ? usualRange(comparisons, minimum, TAIL) : null
  if (!range) return null
  const percent = Math.max(LOWEST_PERCENT, adjustmentPercent(answers))
  const factor = 1 + percent / 100
  const low = rounded(range.minDollars * TRADE_SHARE.low * factor)
  const high = rounded(range.maxDollars * TRADE_SHARE.high * factor)
  return low > 0 ? { low, high, method: methodOf(percent), count: range.count } : null
}

/**
 * The model of our stock that a typed one names: 'CX-5 Touring' is the CX-5. Null: none.
 *
 * @param models of the same make
 */
export const knownModel = (typed: string, models: readonly string[]): string | null => {
  const words = `${typed.trim().toLowerCase()} `
  return models
    .filter((model) => model !== '' && words.startsWith(`${model.toLowerCase()} `))
    .reduce<string | null>((best, model) => (best !== null && best.length >= model.length ? best : model), null)
}
