import { tagsFor } from '@/src/domain/cache/tags'
import { BUDGET } from '@/src/domain/constants/finance'
import { budgetDollars, budgetPriceRange, type PriceBounds } from '@/src/domain/finance/calculator/budget'
import {
  type BudgetCarType,
  budgetCarTypes,
  type BudgetQuestion,
  firstBudgetQuestion,
} from '@/src/domain/finance/calculator/budgetQuestion'
import { emptySearchState, type SearchState } from '@/src/domain/search/url/SearchState'
import { cachedRead } from '../reads/cachedRead'
import { searchStock } from './searchStock'
import type { StockSite } from './stockFilter'

export interface BudgetStock {
  /** Cheapest and dearest above $1,000, of all cars and by condition. A condition without a car is not in it. */
  bounds: Partial<Record<BudgetCarType | 'all', PriceBounds>>
  /** 'car', 'truck' or, where the stock is mixed, 'vehicle'. */
  noun: string
}

/** While the engine is down the limits are unknown, and no budget is refused. */
const UNKNOWN: BudgetStock = { bounds: {}, noun: 'car' }

const ABOVE = { min: BUDGET.priceAbove + 1, max: null }

const ofType = (carType: BudgetCarType | null): SearchState['refinements'] => (carType ? { car_type: [carType] } : {})

const boundsOf = async (site: StockSite, carType: BudgetCarType | null) => {
  const state = { ...emptySearchState, refinements: ofType(carType), ranges: { price: ABOVE } }
  const [cheapest, dearest] = await Promise.all([
    searchStock(site, { ...state, sort: 'price:asc' }),
    searchStock(site, { ...state, sort: 'price:desc' }),
  ])
  if (cheapest.degraded || dearest.degraded) throw new Error('The search engine is away.')
  const bounds = { min: cheapest.hits[0]?.price ?? null, max: dearest.hits[0]?.price ?? null }
  return { bounds, total: cheapest.total, types: cheapest.facets.item_type ?? [] }
}

/** What the budget search begins with: cheapest and dearest above $1,000 (FIN-55, FIN-56, FIN-58). */
export const getBudgetStock = (site: StockSite): Promise<BudgetStock> =>
  cachedRead(['budget-bounds', site.id], site.memberIds.map(tagsFor.stock), async () => {
    const all = await boundsOf(site, null)
    const parts = await Promise.all(budgetCarTypes.map(async (type) => ({ type, ...(await boundsOf(site, type)) })))
    const [only, ...others] = all.types
    return {
      bounds: {
        all: all.bounds,
        ...Object.fromEntries(parts.filter(({ total }) => total > 0).map(({ type, bounds }) => [type, bounds])),
      },
      noun: others.length > 0 ? 'vehicle' : (only?.value ?? 'car'),
    }
  }).catch(() => UNKNOWN)

/** The search a budget leads to: above $1,000, up to what it buys (FIN-53, FIN-56). */
export const budgetSearch = ({ budget, carType }: BudgetQuestion, { bounds }: BudgetStock): SearchState => ({
  ...emptySearchState,
  refinements: ofType(carType),
  ranges: { price: budgetPriceRange(budgetDollars(budget), bounds[carType ?? 'all'] ?? { min: null, max: null }) },
})

/** Number of cars within a budget; null while the engine is down. */
export const countBudget = async (site: StockSite, question: BudgetQuestion, stock: BudgetStock) => {
  const { total, degraded } = await searchStock(site, budgetSearch(question, stock))
  return degraded ? null : total
}

/** The initial budget search with its number of cars, cached until the stock changes. Count null when not known. */
export const getFirstBudget = async (site: StockSite) => {
  const stock = await getBudgetStock(site)
  const read = async (): Promise<number> => {
    const found = await countBudget(site, firstBudgetQuestion, stock)
    if (found === null) throw new Error('The search engine is away.')
    return found
  }
  const count = await cachedRead(['budget-first', site.id], site.memberIds.map(tagsFor.stock), read).catch(() => null)
  return { first: firstBudgetQuestion, count, ...stock }
}
