import type { CarType } from '../car/stockEnums'

/** What a vehicle's condition is called, by shoppers and staff alike (CAR-06). */
export const conditionNames: Record<CarType, string> = { new: 'New', demo: 'Demo', used: 'Used' }
