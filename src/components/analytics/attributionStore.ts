import type { Touches } from '@/src/domain/analytics/attribution'
import { storedConsent } from './storedConsent'

export const TOUCHES_KEY = 'attribution'
/** Sent to the document when it is known how the visitor came. */
export const VISIT_KEPT = 'visit-kept'
export const VISITED_KEY = 'visited-paths'

/** What a key of a storage holds, as JSON; null for nothing, nonsense and forbidden storage. */
export const readJson = (storage: () => Storage, key: string): unknown => {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null')
  } catch {
    return null
  }
}

const isTouch = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'landing_page' in value && 'at' in value

const isTouches = (value: unknown): value is Touches =>
  typeof value === 'object' &&
  value !== null &&
  'first' in value &&
  isTouch(value.first) &&
  'last' in value &&
  isTouch(value.last)

export const readTouches = (): Touches | null => {
  const kept = readJson(() => localStorage, TOUCHES_KEY)
  return isTouches(kept) ? kept : null
}

export const readVisited = (): string[] => {
  const kept = readJson(() => sessionStorage, VISITED_KEY)
  return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string') : []
}

/** How this visitor came, and the paths of this session. */
export const readAttribution = () => ({
  ...(readTouches() ?? { first: null, last: null }),
  visited: readVisited(),
  consent: storedConsent(),
})

/** Value of a form's hidden field `attribution`; '' when nothing can be said. Never throws. */
export const attributionField = (): string => {
  try {
    return JSON.stringify(readAttribution())
  } catch {
    return ''
  }
}
