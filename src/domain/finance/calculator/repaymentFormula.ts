import { PAYMENTS_PER_YEAR } from '@/src/domain/constants/finance'
import type { Frequency } from './Frequency'

export interface LoanTerms {
  /** What is financed, fees included. */
  principalDollars: number
  /** Paid in one sum at the end; 0: nothing. */
  residualDollars: number
  annualRatePercent: number
  termYears: number
  frequency: Frequency
}

/** Repayments in the whole term, at least one (FIN-34). */
export const paymentCount = ({ termYears, frequency }: Pick<LoanTerms, 'termYears' | 'frequency'>): number =>
  Math.max(1, Math.round(termYears * PAYMENTS_PER_YEAR[frequency]))

/** The standard amortised repayment in dollars, unrounded, never below 0 (FIN-36). */
export const amortisedRepayment = (terms: LoanTerms): number => {
  const { principalDollars, residualDollars, annualRatePercent, frequency } = terms
  const payments = paymentCount(terms)
  const rate = annualRatePercent / 100 / PAYMENTS_PER_YEAR[frequency]
  if (rate === 0) return Math.max(0, (principalDollars - residualDollars) / payments)
  const discount = (1 + rate) ** -payments
  return Math.max(0, ((principalDollars - residualDollars * discount) * rate) / (1 - discount))
}
