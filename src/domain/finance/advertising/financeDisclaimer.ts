import { FINANCE_ESTIMATE, FINANCE_WIDGET } from '@/src/domain/constants/finance'
import type { LegalWords } from '@/src/domain/legal/legalTexts'
import type { AdvertisedRate } from './advertisedRate'
import { formatRate } from '../calculator/formatRepayment'

/** Settings of a site in a disclaimer (FIN-42, FIN-48). */
export interface DisclaimerSettings {
  phone: string
  comparisonRange: { min: number; max: number } | null
}

/** The example of FIN-44 and FIN-45, with the rates the page itself shows. */
const exampleWords = ({ ratePercent, comparisonPercent }: AdvertisedRate): string =>
  `For example: an interest rate of ${formatRate(ratePercent)}, a comparison rate of ${formatRate(comparisonPercent)}, no deposit and a ${FINANCE_ESTIMATE.termYears}-year term.`

/** The range of a lender's comparison rates as text; null when it has none (FIN-42). */
const rangeWords = ({ comparisonRange }: DisclaimerSettings): string | null =>
  comparisonRange &&
  `Comparison rates of this lender run from ${formatRate(comparisonRange.min)} to ${formatRate(comparisonRange.max)}.`

const phoneWords = ({ phone }: DisclaimerSettings): string => `Questions about finance? Call ${phone}.`

/**
 * The long finance disclaimer of a car (FIN-05, FIN-46): the lender's own text if it has one, else the general text
 * with the example. The example loan and the warning are always included (LAW-02).
 *
 * @param lenderWords null when the lender has no text of its own
 */
export const financeDisclaimer = (
  lenderWords: string | null,
  advertised: AdvertisedRate,
  settings: DisclaimerSettings,
  legal: LegalWords,
): string => {
  const words =
    lenderWords?.trim() || `${legal.financeDisclaimer} ${exampleWords(advertised)} ${legal.comparisonExample}`
  const warns = /warning:?\s+this comparison rate/i.test(words)
  return [words, rangeWords(settings), warns ? null : legal.comparisonWarning, phoneWords(settings)]
    .filter(Boolean)
    .join(' ')
}

/** The finance widget's disclaimer: 10.0% deposit, 30% final payment, monthly repayments, the finance phone (FIN-47, FIN-48). */
export const widgetDisclaimer = (settings: DisclaimerSettings, legal: LegalWords): string =>
  [
    `Based on monthly repayments over ${FINANCE_ESTIMATE.termYears} years and a final payment of ${FINANCE_WIDGET.finalPaymentPercent}% of the price; the amounts start at a ${FINANCE_WIDGET.depositPercent.toFixed(1)}% deposit.`,
    legal.comparisonExampleFinalPayment,
    legal.financeDisclaimer,
    rangeWords(settings),
    legal.comparisonWarning,
    phoneWords(settings),
  ]
    .filter(Boolean)
    .join(' ')
