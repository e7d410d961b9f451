export type ResultView = 'grid' | 'list'

const KEY = 'results-view'
const listeners = new Set<() => void>()
let chosen: ResultView | null = null

const stored = (): ResultView => {
  try {
    return window.localStorage.getItem(KEY) === 'list' ? 'list' : 'grid'
  } catch {
    return 'grid'
  }
}

/** List or grid, remembered in this browser, for useSyncExternalStore. */
export const viewStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  get: (): ResultView => (chosen ??= stored()),
  getOnServer: (): ResultView => 'grid',
  set: (view: ResultView): void => {
    chosen = view
    try {
      window.localStorage.setItem(KEY, view)
    } catch {
      // Storage is blocked: the choice holds for this page only.
    }
    listeners.forEach((listener) => listener())
  },
}

/**
 * Inline script that runs before the results are painted, so that a browser that chose the list never flashes the grid.
 * The server cannot know the choice, because the page is cached for all visitors.
 */
export const viewScript = `try{document.currentScript.parentElement.dataset.view=localStorage.getItem('${KEY}')==='list'?'list':'grid'}catch{}`
