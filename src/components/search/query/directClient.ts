import type { AdapterClient } from './createAdapter'

interface Direct {
  client: AdapterClient
  /** In milliseconds since 1970. */
  expiresAt: number
}

/** A token is renewed this long before it ends, so that none runs out on its way. */
const RENEW_MS = 60_000

let known: Promise<Direct | null> | null = null

const ask = async (): Promise<Direct | null> => {
  const response = await fetch('/api/search/token')
  if (!response.ok) return null
  const { host, token, expiresAt }: { host: string; token: string; expiresAt: string } = await response.json()
  const { createAdapter } = await import('./createAdapter')
  return { client: createAdapter(host, token), expiresAt: Date.parse(expiresAt) }
}

/**
 * A client of the search server itself, with a token that is renewed before it expires (SEA-15); null when this site
 * has none.
 */
export const directClient = async (): Promise<AdapterClient | null> => {
  known ??= ask().catch(() => null)
  const direct = await known
  if (direct && direct.expiresAt - Date.now() > RENEW_MS) return direct.client
  known = ask().catch(() => null)
  return (await known)?.client ?? null
}
