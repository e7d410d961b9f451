import { z } from 'zod'
import { BUDGET } from '@/src/domain/constants/finance'
import type { BudgetCarType } from '@/src/domain/finance/calculator/budgetQuestion'

const answerSchema = z.object({ count: z.number() })

/** How many of the site's stock lie in a price range, all with a price above $1,000 (FIN-56, SEA-08). */
export const countForBudget = async (
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
