import { AROUND_AVERAGE_PERCENT, gaugeAverage } from '@/src/domain/stock/pricing/autoGaugeOf'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { marketSavingDollars } from '@/src/domain/stock/pricing/marketPrice'
import { contradictsMarket } from '@/src/domain/stock/pricing/pricePosition'
import { priceInWords } from '@/src/domain/stock/pricing/priceInWords'
import { shownPrice } from '@/src/domain/stock/pricing/shownPrice'
import { AutoGauge } from '../price/AutoGauge'
import { PriceHistory } from '../price/PriceHistory'
import { PricePositionBar } from '../price/PricePositionBar'
import { DetailsPart } from './DetailsPart'
import type { SectionProps } from './VehicleDetails'

const scaleWords = (averageDollars: number | null): string =>
  averageDollars === null
    ? 'The scale is the usual range of comparable vehicles in stock now, without the cheapest and the dearest tenth of them.'
    : `The middle of the scale is the average market price, ${formatDollars(averageDollars)}; it reaches ${AROUND_AVERAGE_PERCENT}% to either side.`

/** The price among others and over time; nothing where neither is known. */
export const PriceGuide = ({ car, position: found, hasGauge, priceLine, timeZone, site, titles }: SectionProps) => {
  const price = shownPrice(car)
  const position = found && !contradictsMarket(found, marketSavingDollars(car)) ? found : null
  const averages = [car.autograb_data?.average_market_price, car.autograb_data?.state_average_market_price]
  const besideMarketData = averages.some(Boolean) && (hasGauge || marketSavingDollars(car) !== null)
  // Of a price that has not changed, the sidebar says how long it has stood.
  const changed = (priceLine?.points.length ?? 0) > 1 && priceInWords(car, site.settings).kind === 'price'
  const line = changed ? priceLine : null
  if (!hasGauge && !line && (!position || price === null)) return null
  return (
    <DetailsPart part="price" title={hasGauge || position ? titles.price : 'Price history'}>
      <div className="grid gap-5 has-[>:nth-child(2_of_:not(:empty))]:@2xl:grid-cols-2 [&>:nth-child(3_of_:not(:empty))]:@2xl:col-span-2">
        {hasGauge && <AutoGauge path={car.path}>{scaleWords(gaugeAverage(car.autograb_data))}</AutoGauge>}
        {position && price !== null && (
          <PricePositionBar car={car} priceDollars={price} position={position} besideMarketData={besideMarketData} />
        )}
        {line && <PriceHistory line={line} timeZone={timeZone} saysDays={car.car_type !== 'new'} />}
      </div>
    </DetailsPart>
  )
}
