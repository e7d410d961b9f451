import type { CalculatorSettings, CalculatorValues } from './calculatorForm'
import type { AdvertisedRate } from '../advertising/advertisedRate'
import type { Frequency } from './Frequency'
import { type LoanFees, loanCosts, type LoanCosts } from './loanCosts'
import { paymentCount } from './repaymentFormula'

export interface Calculation {
  quote: LoanCosts
  /** Amount borrowed for the car itself, before fees. */
  financedDollars: number
  /** Fees financed with it (FIN-37, FIN-38). */
  feesDollars: number
  payments: number
  /** Sum of every repayment and the residual. */
  totalDollars: number
  /** Cost of the loan beyond the amount borrowed: interest and all fees. */
  costDollars: number
}

/** Result of either calculator: amount minus deposit plus fees, repaid down to the residual (FIN-36..39). */
export const calculatorResult = (
  { amountDollars, depositDollars, residualDollars, interestPercent, termYears }: CalculatorValues,
  frequency: Frequency,
  { roundUp }: Pick<CalculatorSettings, 'roundUp'>,
  fees: LoanFees,
  advertised: AdvertisedRate,
): Calculation => {
  const financedDollars = Math.max(0, amountDollars - depositDollars)
  // The residual cannot exceed the amount borrowed.
  const residual = Math.min(residualDollars, financedDollars)
  const quote = loanCosts({
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
