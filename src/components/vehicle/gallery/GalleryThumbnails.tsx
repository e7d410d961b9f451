'use client'

import { Play } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { cx } from '@/src/components/ui/cx'
import type { GalleryItem } from '@/src/domain/gallery/galleryItems'
import { imageAddress } from '@/src/domain/media/imageAddress'
import { Photo } from '@/src/components/ui/Photo'
import { photoOf } from './GalleryStrip'

interface GalleryThumbnailsProps {
  items: GalleryItem[]
  /** The item shown; null while another view is. */
  current: number | null
  onChoose: (index: number) => void
  /** On a wide window: large, one above the other, beginning with the second. */
  wide?: boolean
  cdn: string | null
  className?: string
}

const RATIO = 100 / 64
/** Large thumbnails in sight before the list is scrolled. */
const SEEN_AT_ONCE = 3

/** One thumbnail per item; the current one is marked and scrolled into view (GAL-01). */
export const GalleryThumbnails = ({
  items,
  current,
  onChoose,
  wide = false,
  cdn,
  className,
}: GalleryThumbnailsProps) => {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = list.current
    const thumb = current === null ? null : row?.children[current]
    if (!row || !(thumb instanceof HTMLElement)) return
    // Not scrollIntoView: that would move the page as well.
    row.scrollTo({ left: thumb.offsetLeft - (row.clientWidth - thumb.offsetWidth) / 2 })
  }, [current])
  const small = (item: GalleryItem) => (item.kind === 'photo' ? item.thumb : photoOf(items))
  return (
    <ul
      ref={list}
      className={cx(
        'no-scrollbar relative flex gap-2.5 overflow-x-auto p-1 motion-safe:scroll-smooth gallery-side:flex-col gallery-side:gap-3 gallery-side:overflow-x-hidden gallery-side:overflow-y-auto gallery-side:p-0',
        className,
      )}
    >
      {items.map((item, at) => {
        const url = small(item)
        const isCurrent = at === current
        return (
          <li key={at} className="shrink-0 gallery-side:first:hidden">
            <button
              type="button"
              onClick={() => onChoose(at)}
              aria-label={item.kind === 'photo' ? `Photo ${at + 1}` : `Video, ${at + 1}`}
              aria-current={isCurrent}
              className={cx(
                'relative block h-16 w-25 overflow-hidden rounded-md bg-surface transition gallery-side:aspect-[8/5] gallery-side:h-auto gallery-side:w-full gallery-side:rounded-xl gallery-side:-outline-offset-4',
                isCurrent && 'ring-2 ring-(--mark,var(--brand)) gallery-side:ring-inset',
              )}
            >
              {wide && item.kind === 'photo' ? (
                <Photo
                  url={item.url}
                  alt=""
                  sizes="(min-width: 1024px) 416px, 100px"
                  cdn={cdn}
                  // Beside the shown one from the first moment.
                  {...(at <= SEEN_AT_ONCE ? { loading: 'eager' } : {})}
                />
              ) : (
                url && (
                  <img
                    src={imageAddress(url, { widthPx: 240, quality: 60, ratio: RATIO }, cdn)}
                    alt=""
                    width={100}
                    height={64}
                    loading="lazy"
                    decoding="async"
                    className="size-full object-cover"
                  />
                )
              )}
              {item.kind === 'video' && (
                <span className="absolute inset-0 grid place-items-center bg-black/35 text-white">
                  <Play className="size-6" />
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
