'use client'

import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { BUDGET } from '@/src/domain/constants/finance'
import {
  budgetDollars,
  budgetPriceRange,
  foundText,
  isBelowCheapest,
  noneForBudgetText,
  type PriceBounds,
} from '@/src/domain/finance/calculator/budget'
import {
  type BudgetCarType,
  budgetCarTypes,
  type BudgetQuestion,
  parseBudgetParams,
} from '@/src/domain/finance/calculator/budgetQuestion'
import { BudgetInputs } from './BudgetInputs'
import { BudgetSum } from './BudgetSum'

interface BudgetSearchProps {
  /** Amounts and condition the page begins with. */
  first: BudgetQuestion
  /** Number of cars found; null when not known. */
  count: number | null
  bounds: Partial<Record<BudgetCarType | 'all', PriceBounds>>
  /** 'car', 'vehicle', 'caravan'. */
  noun: string
  depositPicks: number[]
}

const WAIT_MS = 300
const NO_BOUNDS: PriceBounds = { min: null, max: null }

const enteredIn = (form: HTMLFormElement): BudgetQuestion => {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value)
  return parseBudgetParams(params)
}

const answerSchema = z.object({ count: z.number() })

/** How many of the site's stock lie in a price range, all with a price above $1,000 (FIN-56, SEA-08). */
const countForBudget = async (
  price: { min: number; max: number },
  carType: BudgetCarType | null,
  signal: AbortSignal,
): Promise<number> => {
  const response = await fetch('/api/search/cars', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      filters: { price, ...(carType ? { car_type: carType } : {}) },
      search_filters: `price > ${BUDGET.priceAbove}`,
      hitsPerPage: 1,
    }),
    signal,
  })
  return answerSchema.parse(await response.json()).count
}

/**
 * 'Find cars for your budget': repayments and deposit in, a price and how many cars there are out; the button leads to
 * the search with that price range (FIN-52..59, ERR-24, ERR-25). A plain GET form, so it works without JavaScript.
 */
export const BudgetSearch = ({ first, count: firstCount, bounds, noun, depositPicks }: BudgetSearchProps) => {
  const form = useRef<HTMLFormElement>(null)
  const [question, setQuestion] = useState(first)
  useEffect(() => {
    // The form may have been filled in before it was hydrated.
    if (form.current) setQuestion(enteredIn(form.current))
  }, [])
  const { budget, carType } = question
  const limits = bounds[carType ?? 'all'] ?? NO_BOUNDS
  const total = budgetDollars(budget)
  const low = isBelowCheapest(total, limits)
  const { min, max } = budgetPriceRange(total, limits)
  const cartype = carType ? `${carType} ${noun}` : noun
  const asked = `${carType ?? ''} ${min} ${max}`
  const [counted, setCounted] = useState({ asked, count: firstCount })
  // A count of other amounts is no count of these: until it is there the button promises nothing.
  const known = counted.asked === asked
  const count = known ? counted.count : null
  useEffect(() => {
    if (known) return
    const aborter = new AbortController()
    const timer = setTimeout(() => {
      countForBudget({ min, max }, carType, aborter.signal).then(
        (found) => setCounted({ asked, count: found }),
        () => undefined,
      )
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      aborter.abort()
    }
  }, [min, max, carType, asked, known])
  return (
    <form
      ref={form}
      action="/budget-search/results"
      method="get"
      className="grid gap-8 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:gap-14"
    >
      {/* The Enter key presses a form's first button, which must not be a quick pick. */}
      <button type="submit" disabled={low} tabIndex={-1} aria-hidden className="sr-only" />
      <BudgetInputs
        question={question}
        onChange={setQuestion}
        carTypes={budgetCarTypes.filter((type) => bounds[type] !== undefined)}
        noun={noun}
        depositPicks={depositPicks}
        error={low ? noneForBudgetText(cartype) : null}
      />
      <BudgetSum
        budget={budget}
        cheapest={limits.min}
        cartype={cartype}
        low={low}
        found={low ? foundText(0, cartype) : count === null ? `Find ${cartype}s` : foundText(count, cartype)}
      />
    </form>
  )
}
