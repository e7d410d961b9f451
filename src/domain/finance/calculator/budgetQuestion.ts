import { type Budget, type BudgetFrequency, defaultBudget } from './budget'

export const budgetCarTypes = ['new', 'demo', 'used'] as const
export type BudgetCarType = (typeof budgetCarTypes)[number]

/** A query of the budget search: the amounts, and which cars; null for all of them. */
export interface BudgetQuestion {
  budget: Budget
  carType: BudgetCarType | null
}

export const firstBudgetQuestion: BudgetQuestion = { budget: defaultBudget(), carType: null }

/** '$1,200.50' -> 1200.5; anything without a number counts as nought. */
export const readAmount = (text: string): number => {
  const digits = text.replace(/[$,\s]/g, '')
  return /^\d{1,9}(\.\d{0,4})?$/.test(digits) ? Number(digits) : 0
}

/**
 * The question of a form that was sent without JavaScript. What it does not say starts at FIN-54; `pick` is a quick pick
 * of the deposit and wins over the field (FIN-57).
 */
export const parseBudgetParams = (params: URLSearchParams): BudgetQuestion => {
  const frequency: BudgetFrequency = params.get('frequency') === 'weekly' ? 'weekly' : 'monthly'
  const start = defaultBudget(frequency)
  const amount = (name: string): number | null => {
    const text = params.get(name)
    return text === null ? null : readAmount(text)
  }
  const carType = budgetCarTypes.find((type) => type === params.get('car_type')) ?? null
  return {
    budget: {
      frequency,
      repaymentDollars: amount('repayment') ?? start.repaymentDollars,
      depositDollars: amount('pick') ?? amount('deposit') ?? start.depositDollars,
    },
    carType,
  }
}

/** The query string of a budget search. */
export const budgetParams = ({ budget, carType }: BudgetQuestion): URLSearchParams =>
  new URLSearchParams([
    ['frequency', budget.frequency],
    ['repayment', String(budget.repaymentDollars)],
    ['deposit', String(budget.depositDollars)],
    ...(carType ? [['car_type', carType]] : []),
  ])
