import { BUDGET, PAYMENTS_PER_YEAR } from '@/src/domain/constants/finance'

export type BudgetFrequency = 'monthly' | 'weekly'

export interface Budget {
  repaymentDollars: number
  frequency: BudgetFrequency
  depositDollars: number
}

const positive = (dollars: number): number => (Number.isFinite(dollars) && dollars > 0 ? dollars : 0)

/** What the budget search starts with: 600 monthly or 200 weekly, deposit 2000 (FIN-54). */
export const defaultBudget = (frequency: BudgetFrequency = 'monthly'): Budget => ({
  repaymentDollars: BUDGET.repayment[frequency],
  frequency,
  depositDollars: BUDGET.deposit,
})

/**
 * The price within a budget, in whole dollars: repayment × payments a year × 5 years + deposit (FIN-53). Without
 * interest, so it is only a limit for the search and never an offer of credit. Invalid amounts count as 0.
 */
export const budgetDollars = ({ repaymentDollars, frequency, depositDollars }: Budget): number =>
  Math.floor(positive(repaymentDollars) * PAYMENTS_PER_YEAR[frequency] * BUDGET.termYears + positive(depositDollars))

/** Lowest and highest price for sale; null when not known, because there is no stock or the search engine is down. */
export interface PriceBounds {
  min: number | null
  max: number | null
}

/**
 * The price range a budget searches (FIN-55, FIN-56): above $1,000, up to the budget, and no further than the dearest
 * on the site or 100,000 where that is not known.
 */
export const budgetPriceRange = (budget: number, { max }: PriceBounds): { min: number; max: number } => ({
  min: BUDGET.priceAbove + 1,
  max: Math.max(BUDGET.priceAbove + 1, Math.min(budget, max ?? BUDGET.maxPriceFallback)),
})

/** Whether a budget is below the cheapest there is (FIN-58, FIN-59). A cheapest price that is not known forbids nothing. */
export const isBelowCheapest = (budget: number, { min }: PriceBounds): boolean =>
  budget <= BUDGET.priceAbove || (min !== null && budget < min)

/** ERR-24, with the kind of car the shopper chose: 'car', 'used car', 'caravan'. */
export const noneForBudgetText = (cartype: string): string => `No ${cartype}s found for this budget`

/** The search button: 'N {cartype}s Found', also when N is 0 (ERR-25). */
export const foundText = (count: number, cartype: string): string =>
  `${count.toLocaleString('en-AU')} ${cartype}s Found`
