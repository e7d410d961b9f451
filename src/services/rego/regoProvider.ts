import type { RegoVehicle } from '@/src/domain/tradeIn/regoVehicle'
import { env } from '@/src/env'
import { httpRegoLookup } from './httpRegoLookup'
import { DEMO_PLATES, localRegoLookup } from './localRegoLookup'
import type { RegoLookup } from './RegoLookup'

/** The register with an account; without one, stock on sale, and the demo's plates where there is a demo. */
export const regoProvider = (inStock: (rego: string) => Promise<RegoVehicle | null>): RegoLookup => {
  const { REGO_LOOKUP_URL: url, REGO_LOOKUP_KEY: key, SEED_DEMO } = env()
  if (url && key) return httpRegoLookup({ url, key })
  return localRegoLookup(SEED_DEMO ? DEMO_PLATES : {}, inStock)
}
