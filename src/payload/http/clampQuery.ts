import { LIST_LIMIT_MAX } from '@/src/domain/bodyLimits'

/**
 * `limit`, `limit[]`, `joins[x][limit]`: every parameter that Payload uses as a list's limit. A field of that name is
 * queried through `where`.
 */
const bound = /^(limit|joins\[.*\[limit\])(?![^[])/
const unbounded = /^(pagination|joins\[.*\[pagination\])(?![^[])/

const clamp = (value: string): string => {
  const limit = Number.parseInt(value, 10)
  return String(limit >= 1 && limit <= LIST_LIMIT_MAX ? limit : LIST_LIMIT_MAX)
}

/** Bounds what one list request may ask for: `limit` 1..100 (0 or nonsense means 100), never without pagination (design §3). */
export const clampQuery = (params: URLSearchParams): URLSearchParams => {
  const clamped = new URLSearchParams()
  for (const [key, value] of params) {
    if (unbounded.test(key)) continue
    const limit = bound.exec(key)?.[1]
    if (limit) clamped.set(limit, clamp(value))
    else clamped.append(key, value)
  }
  return clamped
}
