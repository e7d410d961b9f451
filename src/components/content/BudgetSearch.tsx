'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/src/components/ui/Button'
import { Icon } from '@/src/components/ui/Icon'
import {
  type Budget,
  budgetDollars,
  budgetPriceRange,
  defaultBudget,
  foundText,
  isBelowCheapest,
  noneForBudgetText,
  type PriceBounds,
} from '@/src/domain/finance/budget'
import { formatDollars } from '@/src/domain/stock/formatDollars'
import { BudgetInputs } from './BudgetInputs'
import { countForBudget } from './countForBudget'

interface BudgetSearchProps {
  bounds: PriceBounds
  /** How many the start finds. */
  count: number
  /** 'car', 'vehicle', 'caravan'. */
  cartype: string
  depositPicks: number[]
}

const WAIT_MS = 300

/**
 * 'Find cars for your budget': repayments and deposit in, a price and how many cars there are out; the button leads to
 * the search with that price range (FIN-52..59, ERR-24, ERR-25). A plain GET form, so it works without JavaScript.
 */
export const BudgetSearch = ({ bounds, count: first, cartype, depositPicks }: BudgetSearchProps) => {
  const [budget, setBudget] = useState<Budget>(defaultBudget())
  const [count, setCount] = useState(first)
  const total = budgetDollars(budget)
  const low = isBelowCheapest(total, bounds)
  const { min, max } = budgetPriceRange(total, bounds)
  useEffect(() => {
    const aborter = new AbortController()
    const timer = setTimeout(() => {
      countForBudget({ min, max }, aborter.signal).then(
        (found) => setCount(found),
        () => undefined,
      )
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      aborter.abort()
    }
  }, [min, max])
  return (
    <form
      action="/budget-search/results"
      method="get"
      className="grid gap-8 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:gap-12"
    >
      <BudgetInputs
        budget={budget}
        onChange={setBudget}
        depositPicks={depositPicks}
        error={low ? noneForBudgetText(cartype) : null}
      />
      <div className="on-dark flex flex-col rounded-xl bg-ink p-7 text-on-ink sm:p-9 lg:sticky lg:top-24 lg:self-start">
        <p className="text-eyebrow font-semibold uppercase text-accent-on-ink">Your budget</p>
        <output aria-live="polite" className="tabular mt-3 text-display font-bold">
          {formatDollars(total)}
        </output>
        <p className="mt-3 text-on-ink-muted">
          Repayments over five years plus your deposit. Interest, fees and on-road costs are not in it.
        </p>
        <Button type="submit" size="lg" variant="inverse" block className="mt-8" disabled={low}>
          <Icon name="search" className="size-5" />
          {foundText(low ? 0 : count, cartype)}
        </Button>
        <p className="mt-5 text-sm text-on-ink-muted">
          A guide for your search, not an offer of credit. What you can borrow depends on your circumstances and the
          lender’s criteria.
        </p>
      </div>
    </form>
  )
}
