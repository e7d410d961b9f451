import { tagsFor } from '@/src/domain/cache/tags'
import { BUDGET } from '@/src/domain/constants'
import { budgetDollars, budgetPriceRange, defaultBudget, type PriceBounds } from '@/src/domain/finance/budget'
import { emptySearchState } from '@/src/domain/search/SearchState'
import { cachedRead } from './cachedRead'
import { searchStock } from './searchStock'
import type { StockSite } from './stockFilter'

export interface BudgetStock {
  bounds: PriceBounds
  /** How many the budget search's own start finds. */
  count: number
}

const UNKNOWN: BudgetStock = { bounds: { min: null, max: null }, count: 0 }

/** What the budget search begins with: cheapest and dearest above $1,000 and the first count (FIN-54..56). */
export const getBudgetStock = (site: StockSite): Promise<BudgetStock> =>
  cachedRead(['budget-stock', site.id], site.memberIds.map(tagsFor.stock), async () => {
    const priced = { min: BUDGET.priceAbove + 1, max: null }
    const all = await searchStock(site, emptySearchState, null)
    if (all.degraded) throw new Error('The search engine is away.')
    const cheapest = await searchStock(site, { ...emptySearchState, sort: 'price:asc', ranges: { price: priced } })
    const bounds = { min: cheapest.hits[0]?.price ?? null, max: all.stats.price?.max ?? null }
    const range = budgetPriceRange(budgetDollars(defaultBudget()), bounds)
    const { total } = await searchStock(site, { ...emptySearchState, ranges: { price: range } })
    return { bounds, count: total }
  }).catch(() => UNKNOWN)
