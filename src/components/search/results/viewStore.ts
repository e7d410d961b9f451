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

/** How this browser shows results, for useSyncExternalStore. */
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
      // Storage is forbidden: the choice holds for this page.
    }
    listeners.forEach((listener) => listener())
  },
}

/**
 * Runs where it stands, before the results are painted: a browser that chose the list never sees the grid first. The
 * page it stands in is cached for everybody, so the server cannot know.
 */
export const viewScript = `try{document.currentScript.parentElement.dataset.view=localStorage.getItem('${KEY}')==='list'?'list':'grid'}catch{}`
