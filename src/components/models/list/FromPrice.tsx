import { cx } from '@/src/components/ui/cx'
import type { ModelTile } from '@/src/domain/content/models/modelTile'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'

interface FromPriceProps {
  model: Pick<ModelTile, 'priceFromDollars' | 'priceOf'>
  className: string
  figureClassName: string
}

/** What a model begins at, and as which grade where its picture may show more seats (CON-17, LAW-04); nothing without a price. */
export const FromPrice = ({ model: { priceFromDollars, priceOf }, className, figureClassName }: FromPriceProps) =>
  priceFromDollars !== null && (
    <p className={className}>
      From <span className={cx('tabular', figureClassName)}>{formatDollars(priceFromDollars)}</span>{' '}
      <span className="whitespace-nowrap">drive away</span>
      {priceOf && <span className="block">as the {priceOf}</span>}
    </p>
  )
