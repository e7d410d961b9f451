import { Search } from 'lucide-react'
import { BUDGET, PAYMENTS_PER_YEAR } from '@/src/domain/constants/finance'
import { type Budget, budgetDollars } from '@/src/domain/finance/calculator/budget'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { Button } from '@/src/components/ui/Button'

interface BudgetSumProps {
  budget: Budget
  /** The lowest price in stock; null when not known. */
  cheapest: number | null
  /** 'used car'. */
  cartype: string
  /** The budget is below the cheapest car: the button is disabled (FIN-58). */
  low: boolean
  /** The button's words (ERR-25). */
  found: string
}

/** Total of the amounts with its explanation, and the button to the search (FIN-53, FIN-58, ERR-25). */
export const BudgetSum = ({ budget, cheapest, cartype, low, found }: BudgetSumProps) => {
  const payments = PAYMENTS_PER_YEAR[budget.frequency] * BUDGET.termYears
  const rows = [
    {
      label: `${payments} ${budget.frequency} repayments`,
      dollars: Math.floor(budget.repaymentDollars * payments),
    },
    { label: 'Deposit or trade-in', dollars: Math.floor(budget.depositDollars) },
  ]
  return (
    <div className="on-dark flex flex-col rounded-xl bg-ink p-6 text-on-ink sm:p-9 lg:sticky lg:top-24 lg:self-start">
      <p className="text-eyebrow font-semibold uppercase text-accent-on-ink">Your budget</p>
      <output aria-live="polite" className="tabular mt-3 text-display font-bold">
        {formatDollars(budgetDollars(budget))}
      </output>
      <dl className="mt-6 border-t border-ink-line text-[0.9375rem]">
        {rows.map(({ label, dollars }) => (
          <div key={label} className="flex justify-between gap-4 border-b border-ink-line py-3">
            <dt className="text-on-ink-muted">{label}</dt>
            <dd className="tabular font-semibold">{formatDollars(dollars)}</dd>
          </div>
        ))}
        {cheapest !== null && (
          <div className="flex justify-between gap-4 py-3">
            <dt className="text-on-ink-muted">Our lowest-priced {cartype}</dt>
            <dd className="tabular font-semibold">{formatDollars(cheapest)}</dd>
          </div>
        )}
      </dl>
      <Button type="submit" size="lg" variant="inverse" block className="mt-6" disabled={low}>
        <Search className="size-5" />
        {found}
      </Button>
      <p className="mt-5 text-sm text-on-ink-muted">
        A guide for your search, not an offer of credit. Interest, fees and on-road costs are not in it; what you can
        borrow depends on your circumstances and the lender’s criteria.
      </p>
    </div>
  )
}
