import { FINANCE_ESTIMATE } from '@/src/domain/constants/finance'
import type { Estimate } from './lenderEstimate'

/** A finance quote as youx answers and as a car stores it (CAR-27, FIN-03): dollars a week, percent a year. */
export interface StoredQuote {
  weeklyRepaymentAmount: number | null
  advertisedRate: number | null
  comparisonRate: number | null
}

/**
 * A quote as it is shown: weekly, and monthly as weekly × 4.33 (FIN-44). Null when any of its figures is missing: a
 * repayment is never shown without its comparison rate (LAW-01, FIN-17).
 */
export const quoteEstimate = (quote: StoredQuote | null): Estimate | null => {
  const { weeklyRepaymentAmount, advertisedRate, comparisonRate } = quote ?? {}
  if (!weeklyRepaymentAmount || advertisedRate == null || comparisonRate == null) return null
  return {
    weeklyDollars: weeklyRepaymentAmount,
    monthlyDollars: weeklyRepaymentAmount * FINANCE_ESTIMATE.weeksPerMonth,
    frequency: 'weekly',
    ratePercent: advertisedRate,
    comparisonPercent: comparisonRate,
  }
}
