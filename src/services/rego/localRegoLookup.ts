import type { RegoVehicle } from '@/src/domain/tradeIn/regoVehicle'
import type { RegoLookup } from './RegoLookup'

/** Registrations that demonstrations know, in any state (docs/operations.md). */
export const DEMO_PLATES: Readonly<Record<string, RegoVehicle>> = {
  DEMO01: { make: 'Mazda', model: 'CX-5', year: 2022 },
  DEMO02: { make: 'Toyota', model: 'Corolla', year: 2021 },
  DEMO03: { make: 'Ford', model: 'Ranger', year: 2012 },
}

/** A lookup without an account: the plates it is given, then stock on sale. */
export const localRegoLookup = (
  plates: Readonly<Record<string, RegoVehicle>>,
  inStock: (rego: string) => Promise<RegoVehicle | null>,
): RegoLookup => ({
  lookup: async (rego) => (Object.hasOwn(plates, rego) ? (plates[rego] ?? null) : inStock(rego)),
})
