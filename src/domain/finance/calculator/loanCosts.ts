import { PAYMENTS_PER_YEAR } from '@/src/domain/constants/finance'
import { type AdvertisedRate, comparisonAt } from '../advertising/advertisedRate'
import type { Frequency } from './Frequency'
import { amortisedRepayment } from './repaymentFormula'

/** `settings.finance.fees`, in dollars (FIN-37, FIN-38). */
export interface LoanFees {
  establishment: number
  securityRegistration: number
  monthlyAdmin: number
  dealerAgency: number
}

export interface LoanInput {
  amountDollars: number
  residualDollars: number
  annualRatePercent: number
  termYears: number
  frequency: Frequency
  fees: LoanFees
  /** What the rate is advertised with: the source of the comparison rate. */
  advertised: AdvertisedRate
  /** `settings.finance.calculator.roundUp` (FIN-39). */
  roundUp: boolean
}

export interface LoanCosts {
  /** Each repayment, with its share of the monthly account fee. */
  repaymentDollars: number
  frequency: Frequency
  ratePercent: number
  /** For the example loan of FIN-46. */
  comparisonPercent: number
}

const financedFees = ({ establishment, securityRegistration, dealerAgency }: LoanFees): number =>
  establishment + securityRegistration + dealerAgency

/**
 * What to say beside a repayment that holds no fee while its comparison rate counts fees; null where the two agree
 * (FIN-46, LAW-01). Under a dollar is a lender's rounding.
 */
export const feesLeftOut = (fees: LoanFees, { ratePercent, comparisonPercent }: LoanCosts): string | null =>
  financedFees(fees) + fees.monthlyAdmin < 1 && comparisonPercent > ratePercent
    ? 'Lender fees are not in these amounts. The comparison rate counts those of the example loan below.'
    : null

// An account fee may be a little below nothing, where a lender rounds its repayments down.
const instalment = (loan: Omit<LoanInput, 'roundUp' | 'advertised'>): number =>
  Math.max(
    0,
    amortisedRepayment({ ...loan, principalDollars: loan.amountDollars + financedFees(loan.fees) }) +
      (loan.fees.monthlyAdmin * 12) / PAYMENTS_PER_YEAR[loan.frequency],
  )

/** What a loan costs: the repayment and, always with it, the comparison rate (FIN-36..39, LAW-01). */
export const loanCosts = (loan: LoanInput): LoanCosts => {
  const repayment = loan.amountDollars > 0 ? instalment(loan) : 0
  return {
    repaymentDollars: loan.roundUp ? Math.ceil(repayment) : repayment,
    frequency: loan.frequency,
    ratePercent: loan.annualRatePercent,
    comparisonPercent: comparisonAt(loan.annualRatePercent, loan.advertised, loan.fees),
  }
}
