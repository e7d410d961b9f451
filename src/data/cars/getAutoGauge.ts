import type { AutoGauge } from '@/src/domain/content/AutoGauge'
import { autoGaugeOf } from '@/src/domain/stock/pricing/autoGaugeOf'
import type { Car } from '@/src/domain/stock/car/Car'
import { marketDataPrice } from '@/src/domain/stock/pricing/marketPrice'
import { getNeighbours } from './getNeighbours'
import type { StockSite } from '../search/stockFilter'

/**
 * Where a car's price sits in its market (ENT-01), by the platform's own reckoning: the market averages its feed brings,
 * else comparable stock. Null: the site has no gauge (ENT-20), the car shows no market data (VDP-39), or nothing is known.
 */
export const getAutoGauge = async (site: StockSite, car: Car): Promise<AutoGauge | null> => {
  const { plugins, vdp } = site.settings
  if (!plugins.includes('Autogauge') || marketDataPrice(car) === null) return null
  const { comparisons } = await getNeighbours(site, car)
  return autoGaugeOf(car, comparisons, vdp.minComparables)
}
