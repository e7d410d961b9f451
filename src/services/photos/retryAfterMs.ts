const LONGEST_MS = 3_600_000

/**
 * How long a server asked to be left alone: the `Retry-After` header in seconds or as a date, an hour at most. Null: it
 * did not say.
 */
export const retryAfterMs = (header: string | null, nowMs: number): number | null => {
  if (header === null) return null
  const wait = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - nowMs
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 1000), LONGEST_MS)
}
