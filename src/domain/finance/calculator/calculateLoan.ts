import type { CalculatorSettings, CalculatorValues } from './calculatorForm'
import type { AdvertisedRate } from '../advertising/advertisedRate'
import type { Frequency } from './Frequency'
import { type LoanFees, loanQuote, type LoanQuote } from './loanQuote'
import { paymentCount } from './repaymentDollars'

export interface Calculation {
  quote: LoanQuote
  /** Lent for the car itself, before fees. */
  financedDollars: number
  /** Fees that are financed with it (FIN-37, FIN-38). */
  feesDollars: number
  payments: number
  /** Every repayment and the residual together. */
  totalDollars: number
  /** What the loan costs beyond the money lent: interest and every fee. */
  costDollars: number
}

/** What either calculator answers: amount minus deposit plus fees, repaid down to the residual (FIN-36..39). */
export const calculateLoan = (
  { amountDollars, depositDollars, residualDollars, interestPercent, termYears }: CalculatorValues,
  frequency: Frequency,
  { roundUp }: Pick<CalculatorSettings, 'roundUp'>,
  fees: LoanFees,
  advertised: AdvertisedRate,
): Calculation => {
  const financedDollars = Math.max(0, amountDollars - depositDollars)
  // Nobody owes more at the end than was lent.
  const residual = Math.min(residualDollars, financedDollars)
  const quote = loanQuote({
    amountDollars: financedDollars,
    residualDollars: residual,
    annualRatePercent: interestPercent,
    termYears,
    frequency,
    fees,
    advertised,
    roundUp,
  })
  const payments = paymentCount({ termYears, frequency })
  const totalDollars = financedDollars > 0 ? quote.repaymentDollars * payments + residual : 0
  return {
    quote,
    financedDollars,
    feesDollars: financedDollars > 0 ? fees.establishment + fees.securityRegistration + fees.dealerAgency : 0,
    payments,
    totalDollars,
    costDollars: Math.max(0, totalDollars - financedDollars),
  }
}
