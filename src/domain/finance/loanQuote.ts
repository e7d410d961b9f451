import { FINANCE_ESTIMATE, PAYMENTS_PER_YEAR } from '../constants/finance'
import { comparisonRatePercent } from './comparisonRatePercent'
import type { Frequency } from './Frequency'
import { paymentCount, repaymentDollars } from './repaymentDollars'

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
  /** Final payment of the comparison rate's example loan, percent of it (FIN-47); left out: none. */
  comparisonResidualPercent?: number
  /** `settings.finance.calculator.roundUp` (FIN-39). */
  roundUp: boolean
}

export interface LoanQuote {
  /** Each repayment, with its share of the monthly account fee. */
  repaymentDollars: number
  frequency: Frequency
  ratePercent: number
  /** Two decimals, for the example loan of FIN-46. */
  comparisonPercent: number
}

const financedFees = ({ establishment, securityRegistration, dealerAgency }: LoanFees): number =>
  establishment + securityRegistration + dealerAgency

const instalment = (loan: Omit<LoanInput, 'roundUp'>): number =>
  repaymentDollars({ ...loan, principalDollars: loan.amountDollars + financedFees(loan.fees) }) +
  (loan.fees.monthlyAdmin * 12) / PAYMENTS_PER_YEAR[loan.frequency]

/** Comparison rate at these terms for the example every lender advertises: $30,000 over 5 years (FIN-46, LAW-03). */
const advertisedComparison = (loan: LoanInput): number => {
  const { annualRatePercent, frequency, fees, comparisonResidualPercent = 0 } = loan
  const amountDollars = FINANCE_ESTIMATE.comparisonLoanDollars
  const residualDollars = (amountDollars * comparisonResidualPercent) / 100
  const example = {
    amountDollars,
    residualDollars,
    annualRatePercent,
    frequency,
    fees,
    termYears: FINANCE_ESTIMATE.termYears,
  }
  const rate = comparisonRatePercent({
    advanceDollars: amountDollars,
    repaymentDollars: instalment(example),
    payments: paymentCount(example),
    residualDollars,
    frequency,
  })
  return Math.round(rate * 100) / 100
}

/** What a loan costs: the repayment and, always with it, the comparison rate (FIN-36..39, LAW-01). */
export const loanQuote = (loan: LoanInput): LoanQuote => {
  const repayment = loan.amountDollars > 0 ? instalment(loan) : 0
  return {
    repaymentDollars: loan.roundUp ? Math.ceil(repayment) : repayment,
    frequency: loan.frequency,
    ratePercent: loan.annualRatePercent,
    comparisonPercent: advertisedComparison(loan),
  }
}
