import { lenderEstimate } from '@/src/domain/finance/lenders/lenderEstimate'
import type { StockCar, StockOwner } from './StockSource'

/**
 * The weekly payment a card may show, in dollars, with the comparison rate the law requires (FIN-06..13, LAW-01); null
 * for none. Monthly repayments of a lender are converted to weeks here, so that all cards can be compared.
 */
export const cardWeeklyEstimate = (
  car: StockCar,
  {
    financeProvider,
    estimateRule,
    estimateExcluded,
  }: Pick<StockOwner, 'financeProvider' | 'estimateRule' | 'estimateExcluded'>,
  priceDollars: number,
  now: Date,
): { weeklyDollars: number; comparisonRate: number } | null => {
  const rules = { provider: financeProvider, rule: estimateRule, excluded: estimateExcluded }
  const estimate = lenderEstimate(car, rules, priceDollars, now)
  return (
    estimate && {
      weeklyDollars: Math.round(estimate.weeklyDollars * 100) / 100,
      comparisonRate: estimate.comparisonPercent,
    }
  )
}
