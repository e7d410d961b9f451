import { FINANCE_ESTIMATE, FINANCE_WIDGET } from '@/src/domain/constants/finance'
import type { AdvertisedRate } from '../advertising/advertisedRate'
import { type LoanFees, loanCosts, type LoanCosts } from '../calculator/loanCosts'

/** Terms of a site for the widget: the rate in percent a year, its advertised pair, and the lender's fees. */
export interface WidgetTerms {
  ratePercent: number
  advertised: AdvertisedRate
  fees: LoanFees
}

export interface WidgetAmounts {
  priceDollars: number
  depositDollars: number
}

/** An amount of the widget: clamped to 0..1,000,000; 0 for what is not a number (FIN-49). */
export const widgetAmount = (value: number): number =>
  Number.isFinite(value) ? Math.min(FINANCE_WIDGET.amountMax, Math.max(0, value)) : 0

/** Initial amounts: a price with the widget's deposit of 10.0% (FIN-47). */
export const widgetStart = (priceDollars: number): WidgetAmounts => ({
  priceDollars: widgetAmount(priceDollars),
  depositDollars: Math.round(widgetAmount(priceDollars) * (FINANCE_WIDGET.depositPercent / 100)),
})

/** The final payment in dollars: 30% of the price (FIN-47), never more than the amount borrowed. */
export const finalPaymentDollars = ({ priceDollars, depositDollars }: WidgetAmounts): number =>
  Math.min(priceDollars * (FINANCE_WIDGET.finalPaymentPercent / 100), Math.max(0, priceDollars - depositDollars))

/** Monthly repayments over 5 years down to the final payment (FIN-47); the comparison rate is the site's one. */
export const widgetQuote = (amounts: WidgetAmounts, { ratePercent, advertised, fees }: WidgetTerms): LoanCosts =>
  loanCosts({
    amountDollars: Math.max(0, amounts.priceDollars - amounts.depositDollars),
    residualDollars: finalPaymentDollars(amounts),
    advertised,
    annualRatePercent: ratePercent,
    termYears: FINANCE_ESTIMATE.termYears,
    frequency: 'monthly',
    fees,
    roundUp: false,
  })

const STEPS = 60

/**
 * The deposit in whole dollars that brings the monthly repayment down to the wanted one; 0 when no deposit is needed.
 * Solved by bisection: a larger deposit never raises the repayment.
 */
export const widgetDeposit = (priceDollars: number, repaymentDollars: number, terms: WidgetTerms): number => {
  const price = widgetAmount(priceDollars)
  const wanted = widgetAmount(repaymentDollars)
  let [low, high] = [0, price]
  if (widgetQuote({ priceDollars: price, depositDollars: 0 }, terms).repaymentDollars <= wanted) return 0
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2
    if (widgetQuote({ priceDollars: price, depositDollars: middle }, terms).repaymentDollars > wanted) low = middle
    else high = middle
  }
  return Math.min(price, Math.ceil(high - 0.001))
}

/** The widget's interest rate in percent a year: the advertised one within the site's range (FIN-23, FIN-45). */
export const widgetRate = (ratePercent: number, { min, max }: { min: number; max: number }): number =>
  Math.min(max, Math.max(min, ratePercent))
