import { ENQUIRE_FOR_FINANCE_TEXT, REPAYMENT_SHOWN_ABOVE } from '@/src/domain/constants/finance'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { formatRate, formatRepayment } from './formatRepayment'
import type { Frequency } from './Frequency'

export interface RepaymentFigures {
  repaymentDollars: number
  frequency: Frequency
  comparisonPercent: number
  /** Null or left out: the interest rate is not shown (FIN-24). */
  ratePercent?: number | null
  /** Shown in small print with a weekly repayment (FIN-44); null or absent hides it. */
  monthlyDollars?: number | null
}

export interface RepaymentRow {
  key: 'repayment' | 'rate' | 'comparison'
  label: string
  value: string
  note: string | null
}

/**
 * A repayment as rows of text, for every surface: page, PDF, print, e-mail (LAW-01). The comparison rate is always
 * among the rows, all rows must be printed in the same size, with the comparison rate warning on the same page
 * (LAW-02). For a repayment too small to show it is one row with 'Enquire for Finance' and no rates (FIN-43, ERR-26).
 */
export const repaymentRows = (figures: RepaymentFigures): [RepaymentRow, ...RepaymentRow[]] => {
  const { repaymentDollars, frequency, comparisonPercent, ratePercent = null, monthlyDollars = null } = figures
  const small = repaymentDollars <= REPAYMENT_SHOWN_ABOVE
  const monthly = monthlyDollars !== null && frequency !== 'monthly'
  const repayment: RepaymentRow = {
    key: 'repayment',
    label: 'Estimated repayment*',
    value: small ? ENQUIRE_FOR_FINANCE_TEXT : formatRepayment(repaymentDollars, frequency),
    note: monthly && !small ? `about ${formatDollars(Math.round(monthlyDollars))} a month` : null,
  }
  if (small) return [repayment]
  const rate: RepaymentRow[] =
    ratePercent === null ? [] : [{ key: 'rate', label: 'Interest rate', value: formatRate(ratePercent), note: null }]
  return [
    repayment,
    ...rate,
    { key: 'comparison', label: 'Comparison rate*', value: formatRate(comparisonPercent), note: null },
  ]
}

/**
 * For amounts that belong to no single car, such as a filter's: the comparison rates of the cars concerned, in percent
 * (LAW-01).
 */
export const comparisonSpan = (percents: readonly number[]): string => {
  const [low, high] = [Math.min(...percents), Math.max(...percents)]
  return low === high
    ? `Comparison rate* ${formatRate(low)}`
    : `Comparison rates* ${low.toFixed(2)}% to ${formatRate(high)}`
}
