'use client'

import { ChevronLeft, ChevronRight, Sparkles, X } from 'lucide-react'
import { cx } from '@/src/components/ui/cx'
import { IconButton } from '@/src/components/ui/IconButton'
import type { Hotspot } from '@/src/domain/stock/photos/hotspots'

interface HotspotCardProps {
  /** Vertical position of the open hotspot, which the text must not cover. Null when it is not visible. */
  spotY: number | null

  hotspots: Hotspot[]
  open: string | null
  onOpen: (id: string | null) => void
}

/** The words of the hotspot that is open, and the way to the next one (GAL-09). */
export const HotspotCard = ({ hotspots, open, onOpen, spotY }: HotspotCardProps) => {
  const at = hotspots.findIndex(({ id }) => id === open)
  const step = (by: number) => onOpen(hotspots[(at + by + hotspots.length) % hotspots.length]?.id ?? null)
  const shown = hotspots[at]
  if (hotspots.length === 0) return null
  if (!shown)
    return (
      <button
        type="button"
        onClick={() => onOpen(hotspots[0]?.id ?? null)}
        className="absolute bottom-4 right-4 inline-flex h-9 items-center gap-2 rounded-full bg-white/95 px-4 text-sm font-semibold text-fg shadow-card hover:bg-white"
      >
        <Sparkles className="size-4" />
        {hotspots.length === 1 ? '1 detail' : `${hotspots.length} details`}
      </button>
    )
  return (
    <div
      role="group"
      aria-label="Detail"
      className={cx(
        'absolute inset-x-3 z-10 flex items-center gap-1 rounded-xl bg-canvas py-2 pl-4 pr-1 text-fg shadow-overlay sm:bottom-3 sm:left-auto sm:top-auto sm:w-96 sm:max-w-[calc(100%-1.5rem)]',
        spotY !== null && spotY > 0.5 ? 'top-3' : 'bottom-3',
      )}
    >
      <p className="min-w-0 grow text-sm leading-snug" aria-live="polite">
        {hotspots.length > 1 && (
          <span className="mb-0.5 block text-2xs font-semibold tabular text-muted">
            {at + 1} of {hotspots.length}
          </span>
        )}
        {shown.description}
      </p>
      {hotspots.length > 1 && (
        <>
          <IconButton icon={<ChevronLeft />} label="Previous detail" onClick={() => step(-1)} className="size-9" />
          <IconButton icon={<ChevronRight />} label="Next detail" onClick={() => step(1)} className="size-9" />
        </>
      )}
      <IconButton icon={<X />} label="Close detail" onClick={() => onOpen(null)} className="size-9" />
    </div>
  )
}
