import { ThumbsUp } from 'lucide-react'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { type MarketCar, marketSavingDollars } from '@/src/domain/stock/pricing/marketPrice'

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
