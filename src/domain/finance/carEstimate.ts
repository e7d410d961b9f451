import { type EstimateCar, type Estimate, lenderEstimate } from './lenders/lenderEstimate'
import { financePrice, type FinanceCar } from './financePrice'
import { presetOf, type LenderPreset } from './lenders/lenderPreset'
import { quoteEstimate, type StoredQuote } from './lenders/quoteEstimate'

/** What of a site decides an estimate; a whole `Site` fits. */
export interface EstimateSite {
  settings: {
    features: { finance: boolean; calculators: boolean }
    finance_provider: string
    finance: { estimateExcluded: boolean }
  }
  lenders: readonly LenderPreset[]
}

/** An estimate and whose it is: the site's lender or a stored quote. */
export type CarEstimate = Estimate & { source: 'lender' | 'quote'; disclaimer: string | null }

/**
 * The repayment in the sidebar, sticky header and print-out of a car's page (VDP-17, VDP-21): the lender's where its
 * rules allow one (FIN-06..13), else the stored quote (FIN-15). Null when none may be shown. A site excluded from
 * estimates shows no quote either (FIN-09), nor does any Suzuki (FIN-08).
 */
export const carEstimate = (
  car: FinanceCar & EstimateCar & { youxQuote: StoredQuote | null; finance_provider: string | null },
  { settings, lenders }: EstimateSite,
  now: Date,
): CarEstimate | null => {
  const price = financePrice(car, settings)
  const { estimateExcluded } = settings.finance
  if (price === null || estimateExcluded || car.make?.trim().toLowerCase() === 'suzuki') return null
  // On a group's site a car keeps the lender of its own dealership.
  const provider = car.finance_provider ?? settings.finance_provider
  const rule = presetOf(lenders, provider)?.estimate ?? null
  const lender = lenderEstimate(car, { provider, rule, excluded: estimateExcluded }, price, now)
  if (lender) return { ...lender, source: 'lender' }
  const quote = quoteEstimate(car.youxQuote)
  return quote && { ...quote, source: 'quote', disclaimer: null }
}
