import { AUTO_GAUGE } from '@/src/domain/constants/vehicle'

export type GaugeLevel = 'low' | 'medium' | 'high'

/**
 * From this fill on a price is below the middle of its market. VDP-37 calls every gauge at least a 'Good Deal', which would
 * mislead a shopper about a price above the middle (Australian Consumer Law, s 29(1)(i)): it has none.
 */
export const GOOD_DEAL_FROM = 0.5

/** What the auto-gauge draws: percent of the scale, its level and words, dollars (VDP-34..38). */
export interface GaugeView {
  fillPercent: number
  /** Where the price lies from the highest (0) to the lowest (100) of the usual range: what fills the scale, without its least. */
  atPercent: number
  level: GaugeLevel
  label: 'Good Deal' | 'Great Deal'
  listingPriceDollars: number
  rangeMinDollars: number
  rangeMaxDollars: number
}

const NUMBERS = ['fill', 'listing_price', 'market_range_min', 'market_range_max', 'confidence'] as const
type Numbers = Record<(typeof NUMBERS)[number], number>

/** The browser checks by hand: a schema library would weigh more than the gauge. */
const isWhole = (answer: unknown): answer is Numbers & { description: string } => {
  if (typeof answer !== 'object' || answer === null) return false
  const fields = new Map<string, unknown>(Object.entries(answer))
  const described = fields.get('description')
  return NUMBERS.every((name) => Number.isFinite(fields.get(name))) && typeof described === 'string' && described !== ''
}

/** Below 0.3 low, below 0.6 medium, from 0.6 on high (VDP-36). */
export const gaugeLevel = (fill: number): GaugeLevel => {
  if (fill < AUTO_GAUGE.mediumFrom) return 'low'
  return fill < AUTO_GAUGE.highFrom ? 'medium' : 'high'
}

/**
 * The gauge of an auto-gauge answer (ENT-01). Null when it is not shown, because a field is missing, its confidence is
 * not above 0.2, or the market's highest price lies below the car's (VDP-34). Its words follow from the fill (VDP-37);
 * the answer's own description only has to be there. At least a fifth of the scale is drawn (VDP-38).
 */
export const gaugeView = (answer: unknown): GaugeView | null => {
  if (!isWhole(answer)) return null
  const { fill, listing_price, market_range_min, market_range_max, confidence } = answer
  if (confidence <= AUTO_GAUGE.confidenceAbove || market_range_max < listing_price) return null
  return {
    fillPercent: Math.min(100, Math.max(AUTO_GAUGE.minFillPercent, fill * 100)),
    atPercent: Math.min(100, Math.max(0, fill * 100)),
    level: gaugeLevel(fill),
    label: fill < AUTO_GAUGE.greatDealFrom ? 'Good Deal' : 'Great Deal',
    listingPriceDollars: listing_price,
    rangeMinDollars: market_range_min,
    rangeMaxDollars: market_range_max,
  }
}
