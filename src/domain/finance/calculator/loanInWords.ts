import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import type { CalculatorValues } from './calculatorForm'

/** What a calculator is set to: '$54,500 over 5 years, no deposit', and what is left to pay at the end where there is any. */
export const loanInWords = ({
  amountDollars,
  termYears,
  depositDollars,
  residualDollars,
}: Omit<CalculatorValues, 'interestPercent'>): string =>
  [
    `${formatDollars(amountDollars)} over ${termYears} ${termYears === 1 ? 'year' : 'years'}`,
    depositDollars > 0 ? `deposit of ${formatDollars(depositDollars)}` : 'no deposit',
    ...(residualDollars > 0 ? [`residual of ${formatDollars(residualDollars)}`] : []),
  ].join(', ')
