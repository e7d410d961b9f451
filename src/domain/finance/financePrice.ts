import { FINANCE_DISPLAY_PRICE_ABOVE } from '../constants/vehicle'
import { shownPrice } from '../stock/pricing/shownPrice'

export interface FinanceCar {
  status: string
  reserved: boolean
  price: number | null
  offer_price: number | null
}

/**
 * The price that finance is shown for on a car's page, in dollars; null when finance is not shown. Requires the site's
 * finance and calculators, and an unreserved car in stock above $200 (VDP-39, TEN-06).
 */
export const financePrice = (
  car: FinanceCar,
  { features }: { features: { finance: boolean; calculators: boolean } },
): number | null => {
  const price = shownPrice(car)
  const shown = features.finance && features.calculators && car.status === 'in_stock' && !car.reserved
  return shown && price !== null && price > FINANCE_DISPLAY_PRICE_ABOVE ? price : null
}
