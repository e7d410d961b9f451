import { FINANCE_ESTIMATE } from '@/src/domain/constants/finance'
import { repaymentDollars } from '@/src/domain/finance/calculator/repaymentDollars'
import type { FinanceQuotes } from './FinanceQuotes'

/**
 * Quotes without an account, for demonstrations: the specification's example rates, no deposit (FIN-45), repaid over
 * the requested term.
 */
export const localQuotes: FinanceQuotes = {
  quote: async ({ purchasePrice, loanTerm }) => {
    const { exampleRatePercent, exampleComparisonPercent } = FINANCE_ESTIMATE
    const weekly = repaymentDollars({
      principalDollars: purchasePrice,
      residualDollars: 0,
      annualRatePercent: exampleRatePercent,
      termYears: loanTerm,
      frequency: 'weekly',
    })
    return {
      weeklyRepaymentAmount: Math.ceil(weekly * 100) / 100,
      advertisedRate: exampleRatePercent,
      comparisonRate: exampleComparisonPercent,
    }
  },
}
