import { ThumbsUp } from 'lucide-react'
import { type MarketCar, marketSavingDollars } from '@/src/domain/stock/pricing/marketPrice'
import {
  amountText,
  priceInWords,
  type PriceInWordsInput,
  type PriceSettings,
} from '@/src/domain/stock/pricing/priceInWords'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'

/** The price as the vehicle page shows it: amount, what it includes, and what it was (PRC-16..21, LAW-04); the price to buy leads. */
export const VehiclePrice = ({ car, settings }: { car: PriceInWordsInput; settings: PriceSettings }) => {
  const price = priceInWords(car, settings)
  const weekly = price.kind === 'subscription' ? price : null
  const toBuy = weekly?.toBuy
  return (
    <div data-testid="price">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="text-[2rem] font-bold leading-none tracking-[-0.03em] tabular">
          {toBuy?.text ?? price.text}
          {weekly && !toBuy && (
            <span className="text-base font-medium tracking-normal text-muted">{weekly.suffix}</span>
          )}
        </span>
        {price.wasPrice && (
          <s className="text-muted tabular">
            <span className="sr-only">Was </span>
            {price.wasPrice.text}
          </s>
        )}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
        {toBuy?.basis ?? price.basis ?? (weekly && 'Subscription')}
        {weekly && toBuy && (
          <span>
            Subscription <span className="tabular font-semibold">{amountText(weekly)}</span>
          </span>
        )}
        {price.wasPrice && (
          <span className="rounded-full bg-success-soft px-2.5 py-1 text-xs font-semibold text-success">
            Save {formatDollars(price.wasPrice.savingDollars)}
          </span>
        )}
      </p>
    </div>
  )
}

/** How far a car is priced below the market, where it is far enough (VDP-28). */
export const MarketPrice = ({ car }: { car: MarketCar }) => {
  const saving = marketSavingDollars(car)
  if (saving === null) return null
  return (
    <p
      data-testid="market-price"
      className="mt-4 flex items-center gap-2.5 rounded-lg bg-success-soft px-4 py-3 text-sm text-success"
    >
      <ThumbsUp className="size-5" />
      <span>
        <strong className="tabular">{formatDollars(saving)} below</strong> the average market price
      </span>
    </p>
  )
}
