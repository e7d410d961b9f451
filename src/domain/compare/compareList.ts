/** Cars compared at once, and where the browser keeps them (WAT-13). */
export const COMPARE_MAX = 4
export const COMPARE_KEY = 'compare'
export const COMPARE_PATH = '/compare'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

const tidy = (ids: readonly unknown[]): string[] =>
  [
    ...new Set(ids.flatMap((id) => (typeof id === 'string' && UUID.test(id.trim()) ? [id.trim().toLowerCase()] : []))),
  ].slice(0, COMPARE_MAX)

/** Ids out of an address's `ids`, separated by commas: valid, each once, at most four (RTE-54). */
export const idsFromQuery = (text: string | null | undefined): string[] => tidy((text ?? '').split(','))

/** Ids out of local storage; anything unreadable is an empty list. */
export const idsFromStorage = (text: string | null): string[] => {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? tidy(parsed) : []
  } catch {
    return []
  }
}

/** The compare page's address for these cars; without cars, the page that explains how to add some. */
export const compareHref = (ids: readonly string[]): string =>
  ids.length === 0 ? COMPARE_PATH : `${COMPARE_PATH}?ids=${ids.join(',')}`

/** The list with the car added, or removed when it was in it. Null when the list already has four (WAT-13). */
export const toggleCompared = (ids: readonly string[], id: string): string[] | null => {
  if (ids.includes(id)) return ids.filter((other) => other !== id)
  return ids.length >= COMPARE_MAX ? null : [...ids, id]
}
