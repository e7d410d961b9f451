import { AROUND_AVERAGE_PERCENT, gaugeAverage } from '@/src/domain/stock/pricing/autoGaugeOf'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { marketSavingDollars } from '@/src/domain/stock/pricing/marketPrice'
import { contradictsMarket } from '@/src/domain/stock/pricing/pricePosition'
import { shownPrice } from '@/src/domain/stock/pricing/shownPrice'
import { AutoGauge } from '../price/AutoGauge'
import { PricePositionBar } from '../price/PricePositionBar'
import { DetailsPart } from './DetailsPart'
import type { SectionProps } from './VehicleDetails'

/** What a price is compared with, and how wide the scale is. */
const scaleWords = (averageDollars: number | null): { middle: string; scale: string } =>
  averageDollars === null
    ? {
        middle: 'the middle of the usual range',
        scale:
          'The scale is the usual range of comparable vehicles in stock now, without the cheapest and the dearest tenth of them.',
      }
    : {
        middle: `the average market price, ${formatDollars(averageDollars)}`,
        scale: `The scale reaches ${AROUND_AVERAGE_PERCENT}% to either side of the average market price.`,
      }

/** The price among others; nothing where they are not known. */
export const PriceGuide = ({ car, position: found, hasGauge, titles }: SectionProps) => {
  const price = shownPrice(car)
  const position = found && !contradictsMarket(found, marketSavingDollars(car)) ? found : null
  const averages = [car.autograb_data?.average_market_price, car.autograb_data?.state_average_market_price]
  const besideMarketData = averages.some(Boolean) && (hasGauge || marketSavingDollars(car) !== null)
  if (!hasGauge && (!position || price === null)) return null
  return (
    <DetailsPart part="price" title={titles.price}>
      <div className="grid gap-5 has-[>:nth-child(2_of_:not(:empty))]:@2xl:grid-cols-2">
        {hasGauge && <AutoGauge path={car.path} {...scaleWords(gaugeAverage(car.autograb_data))} />}
        {position && price !== null && (
          <PricePositionBar car={car} priceDollars={price} position={position} besideMarketData={besideMarketData} />
        )}
      </div>
    </DetailsPart>
  )
}
