'use client'

import { cx } from '@/src/components/ui/cx'
import { Armchair, Images, type LucideIcon, Play, Rotate3d } from 'lucide-react'
import { lazy } from 'react'
import type { ViewerView } from '@/src/domain/gallery/viewerViews'

const VIEWS: Record<ViewerView, { Icon: LucideIcon; label: string }> = {
  spinner: { Icon: Rotate3d, label: '360°' },
  gallery: { Icon: Images, label: 'Photos' },
  walkaround: { Icon: Play, label: 'Walkaround' },
  interior: { Icon: Armchair, label: 'Interior' },
}

interface ViewerSwitchProps {
  views: ViewerView[]
  view: ViewerView
  onChoose: (view: ViewerView) => void
  /** Called on pointer or focus over a view, so that its code can be loaded. */
  onReach: (view: ViewerView) => void
}

/** Tabs of the available views (GAL-10). */
export const ViewerSwitch = ({ views, view, onChoose, onReach }: ViewerSwitchProps) => (
  <div
    role="group"
    aria-label="Views"
    className="mt-3 flex rounded-full bg-surface p-1 noscript:hidden sm:absolute sm:left-4 sm:top-4 sm:mt-0 sm:bg-black/70 sm:text-white sm:backdrop-blur-sm"
  >
    {views.map((each) => {
      const { Icon, label } = VIEWS[each]
      return (
        <button
          key={each}
          type="button"
          aria-pressed={each === view}
          onClick={() => onChoose(each)}
          onPointerEnter={() => onReach(each)}
          onFocus={() => onReach(each)}
          className={cx(
            'inline-flex h-9 grow items-center justify-center gap-1.5 rounded-full px-2 text-xs font-semibold transition sm:px-4 sm:text-sm',
            each === view ? 'bg-white text-fg shadow-card' : 'text-muted sm:text-white sm:hover:bg-white/15',
          )}
        >
          <Icon className="size-4 max-[23rem]:hidden" />
          {label}
        </button>
      )
    })}
  </div>
)

const spin = () => import('./SpinViewer')
const walkaround = () => import('./WalkaroundViewer')
const interior = () => import('./InteriorViewer')

export const SpinViewer = lazy(() => spin().then((module) => ({ default: module.SpinViewer })))
export const WalkaroundViewer = lazy(() => walkaround().then((module) => ({ default: module.WalkaroundViewer })))
export const InteriorViewer = lazy(() => interior().then((module) => ({ default: module.InteriorViewer })))

/** Preloads a view's script; the gallery's own is loaded already. */
export const fetchViewer = (view: ViewerView): void => {
  const fetchers = { spinner: spin, gallery: null, walkaround, interior }
  // Only a preload: if it fails, choosing the view loads it again.
  fetchers[view]?.().catch(() => undefined)
}
