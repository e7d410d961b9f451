const listeners = new Set<() => void>()
let shown = false

/** Whether results are shown on the map as well, on every search page until the browser leaves the site; for useSyncExternalStore. */
export const mapShown = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  get: (): boolean => shown,
  getOnServer: (): boolean => false,
  flip: (): void => {
    shown = !shown
    listeners.forEach((listener) => listener())
  },
}
