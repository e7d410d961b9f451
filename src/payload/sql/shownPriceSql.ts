import { PRICE_SHOWN_ABOVE } from '@/src/domain/constants/vehicle'

/** `shownPrice` (PRC-17) of a row of cars. */
export const shownPriceSql = `CASE WHEN cars.offer_price > ${PRICE_SHOWN_ABOVE} THEN cars.offer_price
  WHEN cars.price > ${PRICE_SHOWN_ABOVE} THEN cars.price END`
