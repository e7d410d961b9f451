'use client'

import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react'
import { IconButton } from '@/src/components/ui/IconButton'

interface GalleryControlsProps {
  index: number
  count: number
  onShow: (index: number) => void
  onEnlarge: () => void
}

/** Controls over the photos: arrows, counter and full screen (GAL-02, GAL-04). */
export const GalleryControls = ({ index, count, onShow, onEnlarge }: GalleryControlsProps) => (
  <>
    {count > 1 && (
      <>
        <div className="pointer-events-none absolute inset-x-4 inset-y-0 hidden items-center justify-between opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 md:flex">
          <IconButton
            icon={<ChevronLeft />}
            label="Previous photo"
            tone="floating"
            className="pointer-events-auto"
            disabled={index === 0}
            onClick={() => onShow(index - 1)}
          />
          <IconButton
            icon={<ChevronRight />}
            label="Next photo"
            tone="floating"
            className="pointer-events-auto"
            disabled={index === count - 1}
            onClick={() => onShow(index + 1)}
          />
        </div>
        <p
          className="absolute bottom-4 left-4 rounded-full bg-black/65 px-3 py-1.5 text-xs font-semibold tabular text-white noscript:hidden"
          aria-live="polite"
        >
          {index + 1} / {count}
        </p>
      </>
    )}
    <button
      type="button"
      onClick={onEnlarge}
      className="absolute bottom-4 right-4 inline-flex h-9 items-center justify-center gap-2 rounded-full bg-white/95 px-4 text-sm font-semibold text-fg shadow-card hover:bg-white max-sm:size-11 max-sm:px-0 noscript:hidden"
    >
      <Maximize2 className="size-4" />
      {/* On a phone the words would cover the wheels. */}
      <span className="max-sm:sr-only">{count > 1 ? 'View all photos' : 'Enlarge'}</span>
    </button>
  </>
)
