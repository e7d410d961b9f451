import { Repayment } from '@/src/components/finance/Repayment'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { priceInWords, type PriceInWordsInput } from '@/src/domain/stock/pricing/priceInWords'
import type { CardRules } from './CardRules'

type EstimateCar = PriceInWordsInput & Pick<StockCard, 'weekly_price' | 'comparison_rate' | 'status' | 'reserved'>

/**
 * The weekly estimate of a car, in dollars, with its comparison rate in percent (SRP-12, LAW-01). Null where the site
 * shows none or the rules allow none: the document carries a payment only where they do; a car meanwhile sold or reserved
 * has none, nor has one whose price is a subscription or a word.
 */
export const cardEstimate = (
  car: EstimateCar,
  rules: Pick<CardRules, 'showEstimate' | 'subscriptions' | 'price'>,
): { weekly: number; comparison: number } | null => {
  const { weekly_price, comparison_rate, status, reserved } = car
  if (!rules.showEstimate || status !== 'in_stock' || reserved || priceInWords(car, rules).kind !== 'price') return null
  return weekly_price !== null && comparison_rate !== null
    ? { weekly: weekly_price, comparison: comparison_rate }
    : null
}

/** The estimate under a card's price; the page must hold the warning (LAW-02). */
export const CardEstimate = ({ car, rules, className }: { car: EstimateCar; rules: CardRules; className: string }) => {
  const estimate = cardEstimate(car, rules)
  return (
    estimate && (
      <Repayment
        repaymentDollars={estimate.weekly}
        frequency="weekly"
        comparisonPercent={estimate.comparison}
        size="sm"
        className={className}
      />
    )
  )
}
