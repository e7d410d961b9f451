/** Where this site's browsers search directly, and with what (SEA-15). */
interface DirectDoor {
  host: string
  index: string
  token: string
  /** In milliseconds since 1970; the token is renewed before. */
  expiresAt: number
  /** `settings.search.excludeZeroPrice`. */
  excludeZeroPrice: boolean
}

/** A token is renewed this long before it ends, so that none runs out on its way. */
const RENEW_MS = 60_000

/** Read by hand: the schema library would be most of this page's code. */
const doorOf = (answer: unknown): DirectDoor | null => {
  if (typeof answer !== 'object' || answer === null) return null
  if (!('host' in answer && 'index' in answer && 'token' in answer && 'expiresAt' in answer)) return null
  const { host, index, token, expiresAt } = answer
  if (typeof host !== 'string' || typeof index !== 'string' || typeof token !== 'string') return null
  const excludeZeroPrice = 'excludeZeroPrice' in answer && answer.excludeZeroPrice === true
  return { host, index, token, expiresAt: Date.parse(String(expiresAt)), excludeZeroPrice }
}

let known: Promise<DirectDoor | null> | null = null

const ask = async (): Promise<DirectDoor | null> => {
  const response = await fetch('/api/search/token')
  return response.ok ? doorOf(await response.json()) : null
}

/** The way to the search server, its token renewed in time; null: there is none, search through our own origin. */
export const directDoor = async (): Promise<DirectDoor | null> => {
  known ??= ask().catch(() => null)
  const door = await known
  if (door && door.expiresAt - Date.now() > RENEW_MS) return door
  known = ask().catch(() => null)
  return known
}
