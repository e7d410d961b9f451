import { COMPARE_KEY, idsFromStorage } from '@/src/domain/compare/compareList'

const NONE: string[] = []
let known: { text: string | null; ids: string[] } = { text: null, ids: NONE }
const listeners = new Set<() => void>()

/** The compare list in local storage, for useSyncExternalStore; the same in every tab (WAT-13). */
export const compareStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  },
  get: (): string[] => {
    const text = window.localStorage.getItem(COMPARE_KEY)
    if (text !== known.text) known = { text, ids: idsFromStorage(text) }
    return known.ids
  },
  getOnServer: (): string[] => NONE,
  set: (ids: readonly string[]): void => {
    window.localStorage.setItem(COMPARE_KEY, JSON.stringify(ids))
    listeners.forEach((listener) => listener())
  },
}
