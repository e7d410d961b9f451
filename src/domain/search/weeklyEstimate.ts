import { z } from 'zod'
import type { StockCar, StockOwner } from './StockSource'

const amount = z.coerce.number().nonnegative().nullish().catch(null)
const lendersSchema = z.record(
  z.string(),
  z.object({ paymentWeek: amount, interestRate: amount, comparisonRate: amount }).catch({
    paymentWeek: null,
    interestRate: null,
    comparisonRate: null,
  }),
)

const MIN_PRICE_DOLLARS = 500

/**
 * The weekly payment a card may show, with the comparison rate the law wants beside it (FIN-06..13); null: none. Cards
 * show it for cars in stock above $500 whose lender gives a payment and both rates.
 */
export const weeklyEstimate = (
  car: StockCar,
  owner: Pick<StockOwner, 'financeProvider' | 'estimateExcluded'>,
  priceDollars: number,
): { weeklyDollars: number; comparisonRate: number } | null => {
  if (owner.estimateExcluded || car.status !== 'in_stock' || car.reserved || priceDollars <= MIN_PRICE_DOLLARS)
    return null
  if (car.make?.trim().toLowerCase() === 'suzuki') return null
  const lenders = lendersSchema.safeParse(car.finance_lenders)
  const lender = lenders.success ? lenders.data[owner.financeProvider] : undefined
  if (!lender?.paymentWeek || lender.interestRate == null || lender.comparisonRate == null) return null
  return { weeklyDollars: lender.paymentWeek, comparisonRate: lender.comparisonRate }
}
