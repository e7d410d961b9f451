import { Repayment } from '@/src/components/finance/Repayment'
import type { StockDocument } from '@/src/domain/search/StockDocument'

type EstimateCar = Pick<StockDocument, 'weekly_price' | 'comparison_rate' | 'status' | 'reserved'>

/**
 * The weekly estimate of a car, in dollars, with its comparison rate in percent (SRP-12, LAW-01); null where the rules
 * allow none: the document carries a payment only where they do, and a car meanwhile sold or reserved has none.
 */
export const cardEstimate = ({
  weekly_price,
  comparison_rate,
  status,
  reserved,
}: EstimateCar): { weekly: number; comparison: number } | null =>
  weekly_price !== null && comparison_rate !== null && status === 'in_stock' && !reserved
    ? { weekly: weekly_price, comparison: comparison_rate }
    : null

/** The estimate under a card's price; the page must hold the warning (LAW-02). */
export const CardEstimate = ({ car }: { car: EstimateCar }) => {
  const estimate = cardEstimate(car)
  return (
    estimate && (
      <Repayment
        repaymentDollars={estimate.weekly}
        frequency="weekly"
        comparisonPercent={estimate.comparison}
        size="sm"
        className="mt-3"
      />
    )
  )
}
