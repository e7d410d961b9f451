import { advertisedRate, type AdvertisedRate } from './advertising/advertisedRate'
import { carEstimate, type EstimateSite } from './carEstimate'
import type { LoanStart } from './calculator/calculatorForm'
import { lenderOf } from './lenders/lenderEstimate'
import type { LoanFees } from './calculator/loanCosts'

/** What every calculator of a car starts from, so that it agrees with the repayment on the car's card and page. */
export interface CarLoan {
  advertised: AdvertisedRate
  fees: LoanFees
  /** The lender's term, deposit and balloon; null for the site's own start. */
  start: LoanStart | null
  /** The lender's own text; null when it has none. */
  disclaimer: string | null
}

/** @param car null when there is no car: the site's own rate and fees are used */
export const carLoan = (
  car: Parameters<typeof carEstimate>[0] | null,
  site: EstimateSite & { settings: { finance: { fees: LoanFees } } },
  now: Date,
): CarLoan => {
  const { finance, finance_provider } = site.settings
  const provider = car?.finance_provider ?? finance_provider
  const lender = car && !finance.estimateExcluded ? lenderOf(car.finance_lenders, provider) : null
  const estimate = car && carEstimate(car, site, now)
  const isOfLender = lender !== null && estimate?.source !== 'quote'
  return {
    advertised: estimate ?? advertisedRate(lender, finance.fees),
    fees: {
      ...finance.fees,
      ...(isOfLender && lender.establishmentFees !== null && { establishment: lender.establishmentFees }),
    },
    start: isOfLender ? { termYears: lender.termYears, deposit: lender.deposit, balloon: lender.balloon } : null,
    disclaimer: lender?.disclaimer ?? null,
  }
}
