import {
  amountText,
  priceInWords,
  type PriceInWordsInput,
  type PriceSettings,
} from '@/src/domain/stock/pricing/priceInWords'
import { cx } from './cx'

interface PriceProps {
  car: PriceInWordsInput
  settings: PriceSettings
  size?: 'card' | 'page'
  /** What it includes beside it, where there is room, instead of under it. */
  inLine?: boolean
}

const SIZES = {
  card: { amount: 'text-[1.4375rem] leading-tight', words: 'text-lg' },
  page: { amount: 'text-title', words: 'text-subheading' },
}

/**
 * What a car costs, with what that includes and what it cost before (PRC-16..21, LAW-04). A car that is for sale and on
 * subscription leads with its price, so that a list compares like with like.
 */
export const Price = ({ car, settings, size = 'card', inLine = false }: PriceProps) => {
  const price = priceInWords(car, settings)
  const look = SIZES[size]
  if (price.kind === 'preorder' || price.kind === 'text')
    return <p className={cx('font-bold', look.words)}>{price.text}</p>
  const weekly = price.kind === 'subscription' ? price : null
  const toBuy = weekly?.toBuy
  return (
    <div className={inLine ? 'flex flex-wrap items-baseline gap-x-2' : undefined}>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className={cx('tabular font-bold tracking-[-0.02em]', look.amount)}>
          {toBuy?.text ?? price.text}
          {weekly && !toBuy && <span className="text-base font-semibold">{weekly.suffix}</span>}
        </span>
        {price.wasPrice && (
          <s className="tabular text-[0.9375rem] text-muted">
            <span className="sr-only">Was </span>
            {price.wasPrice.text}
          </s>
        )}
      </p>
      <p className="text-[0.8125rem] text-muted">
        {toBuy?.basis ?? price.basis ?? 'Subscription'}
        {weekly && toBuy && (
          <span className="mt-1 block text-sm">
            Subscription <span className="tabular font-semibold">{amountText(weekly)}</span>
          </span>
        )}
      </p>
    </div>
  )
}
