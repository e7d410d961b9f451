import { COMPARISON_PAYMENTS_PER_YEAR } from '@/src/domain/constants/finance'
import type { Frequency } from '../calculator/Frequency'

export interface CashFlow {
  /** What the borrower has the use of: the amount lent without the fees that are financed with it. */
  advanceDollars: number
  /** Each repayment, account fees included. */
  repaymentDollars: number
  payments: number
  residualDollars: number
  frequency: Frequency
}

const HIGHEST_PERIODIC_RATE = 1
const STEPS = 80

const presentValue = ({ repaymentDollars, payments, residualDollars }: CashFlow, rate: number): number => {
  if (rate === 0) return repaymentDollars * payments + residualDollars
  const discount = (1 + rate) ** -payments
  return (repaymentDollars * (1 - discount)) / rate + residualDollars * discount
}

/**
 * The comparison rate in percent a year, unrounded: the rate at which all repayments are worth exactly what was lent,
 * times the real number of periods in a year (LAW-03). Solved by halving, because it has no closed form. 0 where no
 * more is paid back than was lent.
 */
export const solveComparisonRate = (flow: CashFlow): number => {
  if (flow.advanceDollars <= 0 || presentValue(flow, 0) <= flow.advanceDollars) return 0
  let low = 0
  let high = HIGHEST_PERIODIC_RATE
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2
    if (presentValue(flow, middle) > flow.advanceDollars) low = middle
    else high = middle
  }
  return ((low + high) / 2) * COMPARISON_PAYMENTS_PER_YEAR[flow.frequency] * 100
}
