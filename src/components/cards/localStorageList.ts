export interface LocalStorageList<T> {
  subscribe: (listener: () => void) => () => void
  get: () => T[]
  getOnServer: () => T[]
  set: (items: readonly T[]) => void
}

/** A list in local storage, for useSyncExternalStore; the same in every tab. `read` makes an empty list of nonsense. */
export const localStorageList = <T>(key: string, read: (text: string | null) => T[]): LocalStorageList<T> => {
  const none: T[] = []
  const listeners = new Set<() => void>()
  let known: { text: string | null; items: T[] } = { text: null, items: none }
  // Storage can be forbidden altogether: the list is then this page's own.
  const stored = (): string | null => {
    try {
      return window.localStorage.getItem(key)
    } catch {
      return known.text
    }
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      window.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
      }
    },
    get: () => {
      const text = stored()
      if (text !== known.text) known = { text, items: read(text) }
      return known.items
    },
    getOnServer: () => none,
    set: (items) => {
      const text = JSON.stringify(items)
      try {
        window.localStorage.setItem(key, text)
      } catch {
        known = { text, items: [...items] }
      }
      listeners.forEach((listener) => listener())
    },
  }
}
