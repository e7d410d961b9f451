import { FINANCE_ESTIMATE } from '@/src/domain/constants/finance'
import { solveComparisonRate } from './solveComparisonRate'
import type { Lender } from '../lenders/lenderEstimate'
import type { LoanFees } from '../calculator/loanCosts'
import { paymentCount, amortisedRepayment } from '../calculator/amortisedRepayment'

/** A rate with its advertised comparison rate, in percent a year. */
export interface AdvertisedRate {
  ratePercent: number
  comparisonPercent: number
}

/** The example loan of every comparison rate: $30,000 over 5 years, repaid monthly, no final payment (FIN-46). */
const EXAMPLE = { residualDollars: 0, termYears: FINANCE_ESTIMATE.termYears, frequency: 'monthly' } as const
const LENT = FINANCE_ESTIMATE.comparisonLoanDollars

const monthly = (principalDollars: number, annualRatePercent: number): number =>
  amortisedRepayment({ ...EXAMPLE, principalDollars, annualRatePercent })

const comparisonOf = (monthlyDollars: number): number => {
  const flow = { ...EXAMPLE, advanceDollars: LENT, repaymentDollars: monthlyDollars, payments: paymentCount(EXAMPLE) }
  return solveComparisonRate(flow)
}

const hundredths = (percent: number): number => Math.round(percent * 100) / 100

/**
 * The comparison rate for any rate, in percent a year with two decimals (LAW-01, LAW-03). The example loan keeps the
 * fees implied by the advertised pair, so that the advertised rate gives the advertised comparison rate everywhere.
 */
export const comparisonAt = (
  ratePercent: number,
  advertised: AdvertisedRate,
  { monthlyAdmin }: Pick<LoanFees, 'monthlyAdmin'>,
): number => {
  if (ratePercent === advertised.ratePercent) return hundredths(advertised.comparisonPercent)
  const lent = (monthly(LENT, advertised.comparisonPercent) - monthlyAdmin) / monthly(1, advertised.ratePercent)
  return hundredths(comparisonOf(monthly(lent, ratePercent) + monthlyAdmin))
}

/**
 * The pair a site advertises when no lender gives a car's rate: from its own fees, else the specification's example
 * (FIN-45).
 */
const ofSite = ({ establishment, securityRegistration, dealerAgency, monthlyAdmin }: LoanFees): AdvertisedRate => {
  const { exampleRatePercent: ratePercent, exampleComparisonPercent } = FINANCE_ESTIMATE
  const financed = establishment + securityRegistration + dealerAgency
  const comparisonPercent =
    financed + monthlyAdmin > 0
      ? comparisonOf(monthly(LENT + financed, ratePercent) + monthlyAdmin)
      : exampleComparisonPercent
  return { ratePercent, comparisonPercent }
}

/**
 * The single source of rates: the car's lender when it gives both, else the site's (FIN-37, FIN-38, FIN-45).
 *
 * @param lender null when there is no car, or its lender's figures may not be used
 */
export const advertisedRate = (
  lender: Pick<Lender, 'interestRate' | 'comparisonRate'> | null,
  fees: LoanFees,
): AdvertisedRate =>
  lender && lender.interestRate !== null && lender.comparisonRate !== null
    ? { ratePercent: lender.interestRate, comparisonPercent: lender.comparisonRate }
    : ofSite(fees)
