import { LIST_LIMIT_MAX } from '@/src/domain/limits'

const isLimit = (key: string): boolean => key === 'limit' || key.endsWith('[limit]')

const clamp = (value: string): string => {
  const limit = Number.parseInt(value, 10)
  return String(limit >= 1 && limit <= LIST_LIMIT_MAX ? limit : LIST_LIMIT_MAX)
}

/** Bounds what one list request may ask for: `limit` 1..100 (0 or nonsense means 100), never without pagination (design §3). */
export const clampQuery = (params: URLSearchParams): URLSearchParams => {
  const clamped = new URLSearchParams()
  for (const [key, value] of params) {
    if (key === 'pagination' || key.endsWith('[pagination]')) continue
    clamped.append(key, isLimit(key) ? clamp(value) : value)
  }
  return clamped
}
