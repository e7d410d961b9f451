import { FINANCE_ESTIMATE } from '@/src/domain/constants/finance'
import { solveComparisonRate } from './solveComparisonRate'
import type { Lender } from '../lenders/lenderEstimate'
import type { LoanFees } from '../calculator/loanCosts'
import { paymentCount, amortisedRepayment } from '../calculator/repaymentFormula'

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

/** The pair of the specification (FIN-45); the fees it represents are those of a site that names none. */
const EXAMPLE_PAIR: AdvertisedRate = {
  ratePercent: FINANCE_ESTIMATE.exampleRatePercent,
  comparisonPercent: FINANCE_ESTIMATE.exampleComparisonPercent,
}

/** The pair a site advertises when no lender gives a car's rate: from its own fees, else from the example's. */
const ofSite = (fees: LoanFees, ratePercent: number): AdvertisedRate => {
  const { establishment, securityRegistration, dealerAgency, monthlyAdmin } = fees
  const financed = establishment + securityRegistration + dealerAgency
  const comparisonPercent =
    financed + monthlyAdmin > 0
      ? comparisonOf(monthly(LENT + financed, ratePercent) + monthlyAdmin)
      : comparisonAt(ratePercent, EXAMPLE_PAIR, fees)
  return { ratePercent, comparisonPercent }
}

/** Settings of a site that decide its own rate. */
export interface SiteRateSettings {
  exampleRate: number
  calculator: { interestRange: { min: number; max: number } }
}

/** The rate of a site where no lender gives one, in percent a year: one that its calculator can show (FIN-23, FIN-45). */
export const siteRate = ({ exampleRate, calculator: { interestRange } }: SiteRateSettings): number =>
  Math.min(interestRange.max, Math.max(interestRange.min, exampleRate))

/**
 * The single source of rates: the car's lender when it gives both, else the site's (FIN-37, FIN-38, FIN-45).
 *
 * @param lender null when there is no car, or its lender's figures may not be used
 * @param siteRatePercent the site's own rate, see `siteRate`
 */
export const advertisedRate = (
  lender: Pick<Lender, 'interestRate' | 'comparisonRate'> | null,
  fees: LoanFees,
  siteRatePercent: number = EXAMPLE_PAIR.ratePercent,
): AdvertisedRate =>
  lender && lender.interestRate !== null && lender.comparisonRate !== null
    ? { ratePercent: lender.interestRate, comparisonPercent: lender.comparisonRate }
    : ofSite(fees, siteRatePercent)
