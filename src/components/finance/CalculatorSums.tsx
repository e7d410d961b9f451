import type { Calculation } from '@/src/domain/finance/calculator/calculatorResult'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'

const dollars = (amount: number): string => formatDollars(Math.round(amount))

/** Breakdown of a loan: amount borrowed, fees, number of repayments, cost of the loan, and total. */
export const CalculatorSums = ({ financedDollars, feesDollars, payments, costDollars, totalDollars }: Calculation) => {
  const lines = [
    { label: 'Amount financed', value: dollars(financedDollars) },
    ...(feesDollars > 0 ? [{ label: 'Fees added to the loan', value: dollars(feesDollars) }] : []),
    { label: 'Number of repayments', value: String(payments) },
    { label: 'Interest and all fees', value: dollars(costDollars) },
    { label: 'Total to repay', value: dollars(totalDollars) },
  ]
  return (
    <dl className="mt-auto grid gap-2 border-t border-line pt-5 text-sm">
      {lines.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-4 last:font-semibold">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold tabular">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
