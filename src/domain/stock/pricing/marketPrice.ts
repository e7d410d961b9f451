import { FINANCE_DISPLAY_PRICE_ABOVE, MARKET_PRICE_MARGIN } from '@/src/domain/constants/vehicle'
import { shownPrice } from './shownPrice'

export interface MarketCar {
  status: string
  reserved: boolean
  price: number | null
  offer_price: number | null
  autograb_data: { average_market_price: number | null; state_average_market_price: number | null } | null
}

/** The price market data is shown beside (VDP-39): in stock, not reserved, above $200. Null: none is shown. Dollars. */
export const marketDataPrice = (car: Omit<MarketCar, 'autograb_data'>): number | null => {
  const price = shownPrice(car)
  if (car.status !== 'in_stock' || car.reserved) return null
  return price !== null && price > FINANCE_DISPLAY_PRICE_ABOVE ? price : null
}

/**
 * Dollars a car costs less than the average on the market (VDP-28). Null: no indicator. It needs a price more than $499
 * below the average market price and below its state's average as well; a missing average is no reason to boast.
 */
export const marketSavingDollars = (car: MarketCar): number | null => {
  const price = marketDataPrice(car)
  const average = car.autograb_data?.average_market_price ?? null
  const stateAverage = car.autograb_data?.state_average_market_price ?? null
  if (price === null || average === null || stateAverage === null) return null
  return average - price > MARKET_PRICE_MARGIN && price < stateAverage ? Math.round(average - price) : null
}
