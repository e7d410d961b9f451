import { lenderEstimate } from '@/src/domain/finance/lenders/lenderEstimate'
import type { StockCar, StockOwner } from './StockSource'

/**
 * The weekly payment a card may show, in dollars, with the comparison rate the law wants beside it (FIN-06..13, LAW-01);
 * null: none. A lender that pays by the month is shown by the week here, so that all cards compare.
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
