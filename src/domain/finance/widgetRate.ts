import { FINANCE_ESTIMATE } from '../constants/finance'

/** The widget's interest rate in percent a year: the lender's, else the example's, within the site's range (FIN-23, FIN-45). */
export const widgetRate = (lenderRatePercent: number | null, { min, max }: { min: number; max: number }): number =>
  Math.min(max, Math.max(min, lenderRatePercent ?? FINANCE_ESTIMATE.exampleRatePercent))
