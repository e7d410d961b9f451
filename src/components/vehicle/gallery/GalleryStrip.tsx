'use client'

import { type RefObject, type UIEvent, useRef } from 'react'
import { cx } from '@/src/components/ui/cx'
import type { GalleryItem } from '@/src/domain/gallery/galleryItems'
import { Photo } from '@/src/components/ui/Photo'
import { useHydrated } from '@/src/components/ui/useHydrated'
import { VideoFace } from '../viewers/VideoFace'

interface Strip {
  ref: RefObject<HTMLUListElement | null>
  /** Shows a picture. `index` changes at once, so that an immediate second press counts from it. */
  show: (index: number) => void
  /** For the strip's list. */
  handlers: Record<'onScroll' | 'onScrollEnd' | 'onPointerDown' | 'onWheel', (event: UIEvent<HTMLUListElement>) => void>
}

/**
 * Pictures side by side in a scrollable list: `index` follows a swipe, and `show` scrolls past the pictures in between
 * (GAL-04).
 */
export const useStrip = (index: number, onIndex: (index: number) => void, behavior: ScrollBehavior = 'auto'): Strip => {
  const ref = useRef<HTMLUListElement>(null)
  /** The picture the strip is on its way to. */
  const aim = useRef<number | null>(null)
  const onScroll = ({ currentTarget: strip }: UIEvent<HTMLUListElement>) => {
    if (strip.clientWidth === 0) return
    const at = Math.round(strip.scrollLeft / strip.clientWidth)
    if (at === aim.current) aim.current = null
    if (aim.current === null && at !== index) onIndex(at)
  }
  const onArrival = (event: UIEvent<HTMLUListElement>) => {
    aim.current = null
    onScroll(event)
  }
  return {
    ref,
    show: (next) => {
      aim.current = next
      onIndex(next)
      ref.current?.scrollTo({ left: next * ref.current.clientWidth, behavior })
    },
    // A swipe cancels a programmatic scroll.
    handlers: { onScroll, onScrollEnd: onArrival, onPointerDown: onArrival, onWheel: onArrival },
  }
}

interface GalleryStripProps {
  ref: RefObject<HTMLUListElement | null>
  items: GalleryItem[]
  name: string
  index: number
  handlers: Strip['handlers']
  /** Whether the gallery is the visible view. It is rendered either way, for browsers without JavaScript. */
  active: boolean
  /** How wide they are shown. */
  sizes: string
  cdn: string | null
}

export const STAGE_SIZES = '(min-width: 1344px) 880px, (min-width: 1024px) 62vw, 100vw'

export const photoOf = (items: GalleryItem[]): string | null => items.find((item) => item.kind === 'photo')?.url ?? null

/** Photos and videos side by side: swiped, scrolled, or moved by the arrow keys (GAL-04, GAL-05). */
export const GalleryStrip = ({ ref, items, name, index, handlers, active, sizes, cdn }: GalleryStripProps) => {
  const hydrated = useHydrated()
  return (
    <ul
      ref={ref}
      {...handlers}
      tabIndex={0}
      aria-label="Photos"
      className={cx(
        'no-scrollbar snap-x -outline-offset-4 snap-mandatory overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth',
        active ? 'flex' : 'hidden noscript:flex',
      )}
    >
      {items.map((item, at) => (
        <li
          key={at}
          // Where the photos among the page's words lead to without a script (CloserPhotos).
          id={`photo-${at + 1}`}
          data-frame=""
          className="relative aspect-[8/5] w-full shrink-0 scroll-mt-24 snap-center snap-always overflow-hidden"
        >
          {item.kind === 'photo' ? (
            <Photo
              url={item.url}
              alt={at === 0 ? name : `${name}, photo ${at + 1}`}
              sizes={sizes}
              cdn={cdn}
              first={at === 0 && active}
              // The photos beside the current one are loaded eagerly after hydration (GAL-20).
              {...(hydrated && Math.abs(at - index) === 1 ? { loading: 'eager' } : {})}
            />
          ) : (
            <VideoFace
              video={item.video}
              label={`Video of ${name}`}
              poster={photoOf(items)}
              sizes={sizes}
              active={active && at === index}
              first={at === 0 && active}
              cdn={cdn}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
