'use client'

import type { RefObject } from 'react'
import { cx } from '@/src/components/ui/cx'
import type { GalleryItem } from '@/src/domain/gallery/galleryItems'
import { Photo } from '@/src/components/ui/Photo'
import { useHydrated } from '@/src/components/ui/useHydrated'
import type { Strip } from './useStrip'
import { VideoFace } from '../viewers/VideoFace'

interface GalleryStripProps {
  ref: RefObject<HTMLUListElement | null>
  items: GalleryItem[]
  name: string
  index: number
  handlers: Strip['handlers']
  /** Whether the gallery is the visible view. It is rendered either way, for browsers without JavaScript. */
  active: boolean
  cdn: string | null
}

export const STAGE_SIZES = '(min-width: 1344px) 880px, (min-width: 1024px) 62vw, 100vw'

export const photoOf = (items: GalleryItem[]): string | null => items.find((item) => item.kind === 'photo')?.url ?? null

/** Photos and videos side by side: swiped, scrolled, or moved by the arrow keys (GAL-04, GAL-05). */
export const GalleryStrip = ({ ref, items, name, index, handlers, active, cdn }: GalleryStripProps) => {
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
          data-frame=""
          className="relative aspect-[8/5] w-full shrink-0 snap-center snap-always overflow-hidden"
        >
          {item.kind === 'photo' ? (
            <Photo
              url={item.url}
              alt={at === 0 ? name : `${name}, photo ${at + 1}`}
              sizes={STAGE_SIZES}
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
              sizes={STAGE_SIZES}
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
