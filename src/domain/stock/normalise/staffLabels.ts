import type { CarStatus, ItemType } from '../car/stockEnums'

/** Kinds of stock as staff read them (CAR-11). */
export const itemTypeWords: Record<ItemType, string> = {
  car: 'Car',
  truck: 'Truck',
  motorcycle: 'Motorcycle',
  caravan: 'Caravan',
}

/** Statuses of a car as staff read them (CAR-07). */
export const statusWords: Record<CarStatus, string> = {
  in_stock: 'In stock',
  coming_soon: 'Coming soon',
  sold: 'Sold',
  pending: 'Pending',
  archived: 'Archived',
}
