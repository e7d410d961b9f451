import { regoVehicleSchema } from '@/src/domain/tradeIn/regoVehicle'
import type { RegoLookup } from './RegoLookup'

const TIMEOUT_MS = 4_000

/** Endpoint of the register, and our key. */
export interface RegoAccount {
  url: string
  key: string
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
