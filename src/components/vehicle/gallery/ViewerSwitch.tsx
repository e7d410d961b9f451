'use client'

import { cx } from '@/src/components/ui/cx'
import { Icon, type IconName } from '@/src/components/ui/Icon'
import type { ViewerView } from '@/src/domain/gallery/viewerViews'

const VIEWS: Record<ViewerView, { icon: IconName; label: string }> = {
  spinner: { icon: 'rotate-3d', label: '360°' },
  gallery: { icon: 'images', label: 'Photos' },
  walkaround: { icon: 'play', label: 'Walkaround' },
  interior: { icon: 'armchair', label: 'Interior' },
}

interface ViewerSwitchProps {
  views: ViewerView[]
  view: ViewerView
  onChoose: (view: ViewerView) => void
  /** Somebody reaches for a view: it can be fetched. */
  onReach: (view: ViewerView) => void
}

/** Which view stands in the stage (GAL-10). */
export const ViewerSwitch = ({ views, view, onChoose, onReach }: ViewerSwitchProps) => (
  <div
    role="group"
    aria-label="Views"
    className="mt-3 flex rounded-full bg-surface p-1 noscript:hidden sm:absolute sm:left-4 sm:top-4 sm:mt-0 sm:bg-black/70 sm:text-white sm:backdrop-blur-sm"
  >
    {views.map((each) => (
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
        <Icon name={VIEWS[each].icon} className="size-4 max-[23rem]:hidden" />
        {VIEWS[each].label}
      </button>
    ))}
  </div>
)
