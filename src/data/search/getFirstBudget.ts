import { tagsFor } from '@/src/domain/cache/tags'
import { firstBudgetQuestion } from '@/src/domain/finance/calculator/budgetQuestion'
import { cachedRead } from '../reads/cachedRead'
import { countBudget, getBudgetStock } from './getBudgetStock'
import type { StockSite } from './stockFilter'

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
