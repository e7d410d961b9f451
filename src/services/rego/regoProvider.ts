import { type RegoState, type RegoVehicle, regoVehicleSchema } from '@/src/domain/tradeIn/regoVehicle'
import { env } from '@/src/env'

const TIMEOUT_MS = 4_000

/** Endpoint of the register, and our key. */
interface RegoAccount {
  url: string
  key: string
}

/** Looks up the vehicle of a registration (LEA-32), never its owner. */
interface RegoLookup {
  /** @param rego upper case, without spaces. Null: no such registration. @throws when there is no answer. */
  lookup: (rego: string, state: RegoState) => Promise<RegoVehicle | null>
}

/**
 * A register over HTTP: `GET {url}?rego=&state=` with a bearer key answers `{ make, model, year }`, or 404. A refusal's
 * text stays out of the error: it may name the key.
 */
export const httpRegoLookup = ({ url, key }: RegoAccount): RegoLookup => ({
  lookup: async (rego, state) => {
    const address = new URL(url)
    address.searchParams.set('rego', rego)
    address.searchParams.set('state', state)
    const response = await fetch(address, {
      headers: { accept: 'application/json', authorization: `Bearer ${key}` },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`The register answered ${response.status}.`)
    return regoVehicleSchema.parse(await response.json())
  },
})

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

/** The register with an account; without one, stock on sale, and the demo's plates where there is a demo. */
export const regoProvider = (inStock: (rego: string) => Promise<RegoVehicle | null>): RegoLookup => {
  const { REGO_LOOKUP_URL: url, REGO_LOOKUP_KEY: key, SEED_DEMO } = env()
  if (url && key) return httpRegoLookup({ url, key })
  return localRegoLookup(SEED_DEMO ? DEMO_PLATES : {}, inStock)
}
