import { FINANCE_ESTIMATE, PAYMENTS_PER_YEAR } from '@/src/domain/constants/finance'
import { advertisedRate, type AdvertisedRate, siteRate, type SiteRateSettings } from './advertising/advertisedRate'
import { amortisedRepayment } from './calculator/repaymentFormula'
import type { LoanStart } from './calculator/calculatorForm'
import type { LoanFees } from './calculator/loanCosts'
import { carEstimate, type CarEstimate, type EstimateSite } from './carEstimate'
import { financePrice } from './financePrice'
import { type Lender, lenderLoan, lenderOf } from './lenders/lenderEstimate'

/** What every calculator of a car starts from, so that it agrees with the repayment on the car's card and page. */
export interface CarLoan {
  advertised: AdvertisedRate
  fees: LoanFees
  /** The lender's term, deposit and balloon; null for the site's own start. */
  start: LoanStart | null
  /** The lender's own text; null when it has none. */
  disclaimer: string | null
}

type LenderFigures = Pick<Lender, 'deposit' | 'establishmentFees' | 'balloon' | 'termYears'>

/** A quote is for five years without a deposit (FIN-14), and names no fee. */
const QUOTED: LenderFigures = { deposit: 0, establishmentFees: 0, balloon: 0, termYears: FINANCE_ESTIMATE.termYears }

/** The fees in a lender's figures of a car stand for all that is financed: a site's own do not come on top. */
const lenderFees = (establishment: number, monthlyAdmin: number): LoanFees => ({
  establishment,
  securityRegistration: 0,
  monthlyAdmin,
  dealerAgency: 0,
})

/**
 * Fees and start that lead to exactly the estimate's repayment (LAW-01). What that holds beyond the loan itself is the
 * lender's account fee: only the lender knows it, and on a group's site it is not that site's.
 */
const estimatedLoan = (
  estimate: CarEstimate,
  figures: LenderFigures,
  priceDollars: number,
): Pick<CarLoan, 'fees' | 'start'> => {
  const { frequency, weeklyDollars, monthlyDollars, ratePercent } = estimate
  const loan = lenderLoan({ ...figures, interestRate: ratePercent }, priceDollars, frequency)
  const beyond = (frequency === 'weekly' ? weeklyDollars : monthlyDollars) - amortisedRepayment(loan)
  return {
    fees: lenderFees(figures.establishmentFees ?? 0, (beyond * PAYMENTS_PER_YEAR[frequency]) / 12),
    start: { termYears: loan.termYears, deposit: figures.deposit, balloon: figures.balloon },
  }
}

/** @param car null when there is no car: the site's own rate and fees are used */
export const carLoan = (
  car: Parameters<typeof carEstimate>[0] | null,
  site: EstimateSite & { settings: { finance: SiteRateSettings & { fees: LoanFees } } },
  now: Date,
): CarLoan => {
  const { finance, finance_provider } = site.settings
  const provider = car?.finance_provider ?? finance_provider
  const lender = car && !finance.estimateExcluded ? lenderOf(car.finance_lenders, provider) : null
  const estimate = car && carEstimate(car, site, now)
  const price = car && financePrice(car, site.settings)
  const disclaimer = lender?.disclaimer ?? null
  if (estimate && price !== null) {
    const figures = estimate.source === 'lender' && lender ? lender : QUOTED
    return { advertised: estimate, disclaimer, ...estimatedLoan(estimate, figures, price) }
  }
  const fee = lender?.establishmentFees ?? null
  return {
    advertised: advertisedRate(lender, finance.fees, siteRate(finance)),
    fees: fee === null ? finance.fees : lenderFees(fee, finance.fees.monthlyAdmin),
    start: lender && { termYears: lender.termYears, deposit: lender.deposit, balloon: lender.balloon },
    disclaimer,
  }
}
