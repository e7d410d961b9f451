import type { AutoGauge } from '@/src/domain/content/AutoGauge'
import { AUTO_GAUGE } from '@/src/domain/constants/vehicle'
import { GOOD_DEAL_FROM } from './gaugeView'
import { type MarketCar, marketDataPrice } from './marketPrice'
import { type Comparison, usualRange } from './pricePosition'

/** A market average says less than the prices themselves: its range is this many percent either way. */
export const AROUND_AVERAGE_PERCENT = 10
const CONFIDENCE_OF_AVERAGES = 0.6
/** With this many comparable cars the gauge is sure of itself. */
const SURE_FROM_CARS = 20

interface Market {
  minDollars: number
  maxDollars: number
  confidence: number
}

const ofComparables = (comparisons: readonly Comparison[], minimum: number): Market | null => {
  const range = usualRange(comparisons, minimum)
  return range && { ...range, confidence: Math.min(1, range.count / SURE_FROM_CARS) }
}

/** What the middle of its range is, where market data is known; null: it is none. Dollars. */
export const gaugeAverage = (data: MarketCar['autograb_data']): number | null =>
  data?.average_market_price || data?.state_average_market_price || null

const ofAverages = (data: MarketCar['autograb_data']): Market | null => {
  const average = gaugeAverage(data)
  if (average === null) return null
  const around = (percent: number): number => Math.round((average * percent) / 100)
  return {
    minDollars: around(100 - AROUND_AVERAGE_PERCENT),
    maxDollars: around(100 + AROUND_AVERAGE_PERCENT),
    confidence: CONFIDENCE_OF_AVERAGES,
  }
}

/**
 * The auto-gauge of a car out of what we know of its market (ENT-01, VDP-32): the average its page names (VDP-28), else its
 * state's, else comparable stock.
 * `fill` says how far below the top of the usual range it is priced. Null: market data is not shown for it (VDP-39), its
 * price is above the middle of its market, or nothing is known.
 */
export const autoGaugeOf = (car: MarketCar, comparisons: readonly Comparison[], minimum: number): AutoGauge | null => {
  const price = marketDataPrice(car)
  const market = ofAverages(car.autograb_data) ?? ofComparables(comparisons, minimum)
  if (price === null || market === null) return null
  const width = market.maxDollars - market.minDollars
  const share = width > 0 ? (market.maxDollars - price) / width : 0.5
  const fill = Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000
  if (fill < GOOD_DEAL_FROM) return null
  return {
    fill,
    listing_price: price,
    market_range_min: market.minDollars,
    market_range_max: market.maxDollars,
    confidence: market.confidence,
    description: fill < AUTO_GAUGE.greatDealFrom ? 'Good Deal' : 'Great Deal',
  }
}
