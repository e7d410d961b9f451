'use client'

import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef, useState } from 'react'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'

interface PhotoScrubProps {
  photos: string[]
  alt: string
  sizes: string
  /** In the first row of the page: loaded at once. */
  eager: boolean
}

const picture = 'object-cover'

/** A finger must move this far sideways for the next photo. */
const SWIPE_PX = 32

/**
 * Changes the photo in a box by mouse position or swipe. The card's link covers the photo, so events are taken from the
 * card. Swipes need `touch-action` without horizontal panning; elsewhere the browser scrolls instead.
 */
const useLeaf = (
  box: RefObject<HTMLElement | null>,
  photos: number,
  show: Dispatch<SetStateAction<number | null>>,
): void => {
  useEffect(() => {
    const card = box.current?.closest('article')
    if (!card || photos < 2) return
    let startX: number | null = null
    const within = ({ clientX, clientY }: PointerEvent): DOMRect | null => {
      const rect = box.current?.getBoundingClientRect()
      const inside =
        rect && clientX >= rect.left && clientX < rect.right && clientY >= rect.top && clientY < rect.bottom
      return inside ? rect : null
    }
    const clamped = (index: number) => Math.min(photos - 1, Math.max(0, index))
    const back = () => show((shown) => (shown === null ? null : 0))
    const onDown = (event: PointerEvent) => {
      startX = event.pointerType !== 'mouse' && within(event) ? event.clientX : null
    }
    const onMove = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') {
        const rect = within(event)
        if (rect) show(clamped(Math.floor(((event.clientX - rect.left) / rect.width) * photos)))
        else back()
      } else if (startX !== null && Math.abs(event.clientX - startX) > SWIPE_PX) {
        const step = event.clientX < startX ? 1 : -1
        startX = null
        show((shown) => clamped((shown ?? 0) + step))
      }
    }
    const onLeave = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') back()
    }
    card.addEventListener('pointerdown', onDown, { passive: true })
    card.addEventListener('pointermove', onMove, { passive: true })
    card.addEventListener('pointerleave', onLeave, { passive: true })
    return () => {
      card.removeEventListener('pointerdown', onDown)
      card.removeEventListener('pointermove', onMove)
      card.removeEventListener('pointerleave', onLeave)
    }
  }, [box, photos, show])
}

/**
 * The photo of a card; a mouse moved across it, or a swipe where the list leaves room for one, leafs through the first
 * photos. Only the first is loaded before that.
 */
export const PhotoScrub = ({ photos, alt, sizes, eager }: PhotoScrubProps) => {
  const box = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<number | null>(null)
  useLeaf(box, photos.length, setShown)
  const [first, ...others] = photos
  if (!first) return null
  return (
    <div ref={box} className="absolute inset-0">
      <Photo url={first} alt={alt} sizes={sizes} first={eager} className={picture} />
      {shown !== null &&
        others.map((photo, index) => (
          <Photo
            key={photo}
            url={photo}
            alt=""
            sizes={sizes}
            loading="eager"
            data-photo={index + 1}
            className={cx(picture, shown !== index + 1 && 'invisible')}
          />
        ))}
      {shown !== null && (
        <span
          aria-hidden
          className={cx(
            'absolute inset-x-3 bottom-2.5 flex gap-1 transition-opacity group-hover:opacity-100',
            shown === 0 && 'opacity-0',
          )}
        >
          {photos.map((photo, index) => (
            <span
              key={photo}
              className={cx('h-0.75 grow rounded-full', index === shown ? 'bg-white' : 'bg-white/45')}
            />
          ))}
        </span>
      )}
    </div>
  )
}
