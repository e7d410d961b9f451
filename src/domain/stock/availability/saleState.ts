export interface StatusInput {
  status: string
}

/** What a shopper can do with a car: buy it, wait for it, or look for something like it. */
export type SaleState = 'available' | 'coming_soon' | 'sold'

/** in_stock is available, coming_soon is its own state, every other status means sold (PRC-01..04, CAR-07). */
export const saleState = ({ status }: StatusInput): SaleState => {
  if (status === 'in_stock') return 'available'
  return status === 'coming_soon' ? 'coming_soon' : 'sold'
}

/** in_stock and coming_soon both count as in stock (PRC-01). */
export const isInStock = (car: StatusInput): boolean => saleState(car) !== 'sold'

/** Any other status means the car is sold (PRC-04). */
export const isSold = (car: StatusInput): boolean => saleState(car) === 'sold'
