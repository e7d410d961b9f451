export interface StatusInput {
  status: string
}

/** What a shopper can do with a car: buy it, wait for it, or look for something like it. */
export type Availability = 'available' | 'coming_soon' | 'sold'

/** in_stock is available, coming_soon is its own state, every other status means sold (PRC-01..04, CAR-07). */
export const availabilityOf = ({ status }: StatusInput): Availability => {
  if (status === 'in_stock') return 'available'
  return status === 'coming_soon' ? 'coming_soon' : 'sold'
}

/** It can be seen and bought now (PRC-01). */
export const isHere = (car: StatusInput): boolean => availabilityOf(car) === 'available'

/** in_stock and coming_soon both count as in stock (PRC-01). */
export const isInStock = (car: StatusInput): boolean => availabilityOf(car) !== 'sold'

/** Any other status means the car is sold (PRC-04). */
export const isSold = (car: StatusInput): boolean => availabilityOf(car) === 'sold'
