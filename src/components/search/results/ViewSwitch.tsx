'use client'

import { useSyncExternalStore } from 'react'
import { cx } from '@/src/components/ui/cx'
import { LayoutGrid, List, type LucideIcon } from 'lucide-react'

type ResultView = 'grid' | 'list'

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
const viewStore = {
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

const VIEWS: { view: ResultView; label: string; Icon: LucideIcon }[] = [
  { view: 'grid', label: 'Show as cards', Icon: LayoutGrid },
  { view: 'list', label: 'Show as a list', Icon: List },
]

/** How this browser shows results: it remembers the choice. */
export const useResultView = (): ResultView =>
  useSyncExternalStore(viewStore.subscribe, viewStore.get, viewStore.getOnServer)

/** Cards or a list. */
export const ViewSwitch = () => {
  const chosen = useResultView()
  return (
    <div
      role="group"
      aria-label="Layout of results"
      className="flex rounded-control border border-line p-1 noscript:hidden"
    >
      {VIEWS.map(({ view, label, Icon }) => (
        <button
          key={view}
          type="button"
          aria-label={label}
          aria-pressed={view === chosen}
          onClick={() => viewStore.set(view)}
          className={cx(
            'grid h-8.5 w-9.5 place-items-center rounded-[max(0px,calc(var(--radius-control)-4px))] transition-colors',
            view === chosen ? 'bg-fg/8 text-fg' : 'text-muted hover:text-fg',
          )}
        >
          <Icon className="size-4.5" />
        </button>
      ))}
    </div>
  )
}

/** The same on a phone's bar: one button that changes to the other layout. */
export const ViewFlip = ({ className }: { className: string }) => {
  const chosen = useResultView()
  const other = VIEWS.find(({ view }) => view !== chosen)
  return (
    other && (
      <button type="button" aria-label={other.label} onClick={() => viewStore.set(other.view)} className={className}>
        <other.Icon className="size-4.5" />
      </button>
    )
  )
}
