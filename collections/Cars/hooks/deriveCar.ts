import type { CollectionBeforeChangeHook } from 'payload'
import { deriveStockFacts } from '@/src/domain/stock/car/deriveStockFacts'

/**
 * Fills what follows from other fields: name, search families, photo count and main photo, sold flag and time
 * (CAR-02, CAR-09, CAR-10, CAR-12, CAR-16, CAR-18). The same pure rule serves single writes and feeds.
 */
export const deriveCar: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const listed: unknown = data.listed_at ?? data.created_at ?? originalDoc?.listed_at
  const car = { ...originalDoc, ...data, created_at: listed }
  const facts = deriveStockFacts(car, originalDoc ?? null, new Date())
  return { ...data, ...facts, listed_at: facts.created_at }
}
