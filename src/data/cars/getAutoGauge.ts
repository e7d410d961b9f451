import type { AutoGauge } from '@/src/domain/content/AutoGauge'
import { autoGaugeOf } from '@/src/domain/stock/pricing/autoGaugeOf'
import type { Car } from '@/src/domain/stock/car/Car'
import { marketDataPrice } from '@/src/domain/stock/pricing/marketPrice'
import { getNeighbours } from './getNeighbours'
import type { StockSite } from '../search/stockFilter'

/**
 * A car's price in its market (ENT-01), computed from the market averages in its feed, else from comparable stock. Null
 * when the site has no gauge (ENT-20), the car shows no market data (VDP-39), or nothing is known.
 */
export const getAutoGauge = async (site: StockSite, car: Car): Promise<AutoGauge | null> => {
  const { plugins, vdp } = site.settings
  if (!plugins.includes('Autogauge') || marketDataPrice(car) === null) return null
  const { comparisons } = await getNeighbours(site, car)
  return autoGaugeOf(car, comparisons, vdp.minComparables)
}
