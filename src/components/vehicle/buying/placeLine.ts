import type { Car } from '@/src/domain/stock/car/Car'

/** Where a car is, in one line: '5 Saltbush Court, Gepps Cross, SA'. */
export const placeLine = ({ address, city, state }: NonNullable<Car['location']>): string =>
  [address?.street, city, state].filter(Boolean).join(', ')
