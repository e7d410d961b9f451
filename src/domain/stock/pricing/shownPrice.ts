import { PRICE_SHOWN_ABOVE } from '@/src/domain/constants/vehicle'

export interface ShownPriceInput {
  price: number | null
  /** Absent in the stock document, whose `price` is already the shown one. */
  offer_price?: number | null
}

/**
 * The price a car is offered at, in dollars: the reduced price when above 10, else the price when above 10 (PRC-17).
 * Null when the car has no price to show.
 */
export const shownPrice = ({ price, offer_price = null }: ShownPriceInput): number | null => {
  if (offer_price !== null && offer_price > PRICE_SHOWN_ABOVE) return offer_price
  return price !== null && price > PRICE_SHOWN_ABOVE ? price : null
}
