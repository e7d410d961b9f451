import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import type { Car } from '@/src/domain/stock/car/Car'
import { carTitle } from '@/src/domain/stock/car/carTitle'
import type { PricePosition } from '@/src/domain/stock/pricing/pricePosition'

const WORDS = { new: 'new', demo: 'demo', used: 'used' } as const

const verdict = ({ count, dearer }: PricePosition): string => {
  if (dearer === count) return `Priced below all ${count} comparable vehicles`
  if (dearer === 0) return `Among the dearest of ${count + 1} comparable vehicles`
  return `Priced below ${dearer} of ${count} comparable vehicles`
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`

interface PricePositionBarProps {
  car: Pick<Car, 'make' | 'model' | 'badge' | 'car_type'>
  priceDollars: number
  position: PricePosition
  /** The page's market average or range is of market data: of other vehicles. */
  besideMarketData?: boolean
}

/** The price's position among comparable stock, with the method and the number of cars (ALRT-08). */
export const PricePositionBar = ({ car, priceDollars, position, besideMarketData = false }: PricePositionBarProps) => {
  const { count, lowDollars, medianDollars, highDollars, at, years } = position
  const width = highDollars - lowDollars
  const median = width > 0 ? (medianDollars - lowDollars) / width : 0.5
  return (
    <div data-testid="price-position" className="rounded-xl bg-surface p-4 sm:p-8">
      <p className="text-subheading font-semibold">{verdict(position)}</p>
      <div className="relative mx-1 mb-3 mt-12 h-2 rounded-full bg-line">
        <span className="absolute inset-y-0 left-0 rounded-full bg-brand" style={{ width: percent(at) }} />
        <span className="absolute -top-1 h-5 w-0.5 bg-fg/60" style={{ left: percent(median) }} />
        <span
          className="absolute top-1/2 size-5 -translate-x-1/2 -translate-y-1/2 rounded-full border-4 border-canvas bg-brand shadow-card"
          style={{ left: percent(at) }}
        />
        <span
          className="absolute bottom-5 whitespace-nowrap rounded-sm bg-ink px-2 py-1 text-xs font-semibold tabular text-on-ink"
          style={{ left: percent(at), transform: `translateX(-${percent(at)})` }}
        >
          {formatDollars(priceDollars)}
        </span>
      </div>
      <dl className="mx-1 grid grid-cols-2 gap-x-4 gap-y-2 text-sm tabular [&_dd]:font-semibold [&_dt]:text-muted">
        <div className="row-start-2">
          <dt>Lowest</dt>
          <dd>{formatDollars(lowDollars)}</dd>
        </div>
        {/* Under its tick, and within the box at either end. */}
        <div
          className="relative col-span-2 row-start-1 w-18 -translate-x-1/2 text-center"
          style={{ left: `clamp(2.25rem, ${percent(median)}, 100% - 2.25rem)` }}
        >
          <dt>Middle</dt>
          <dd>{formatDollars(medianDollars)}</dd>
        </div>
        <div className="row-start-2 text-right">
          <dt>Highest</dt>
          <dd>{formatDollars(highDollars)}</dd>
        </div>
      </dl>
      <p className="mt-3 text-[0.8125rem] sm:mt-5 leading-relaxed text-muted">
        Compared with the advertised prices of {count} {WORDS[car.car_type]}{' '}
        {carTitle({ make: car.make, model: car.model, badge: car.car_type === 'new' ? car.badge : null })}
        {years && ` from ${years[0]} to ${years[1]}`}
        {car.car_type !== 'new' && ' with similar kilometres'}, in stock now at dealerships on this platform. What a
        price includes can differ.
        {besideMarketData &&
          ' The market average and range on this page come from market data, not from these vehicles.'}
      </p>
    </div>
  )
}
