'use client'

import { type Dispatch, type RefObject, type SetStateAction, useEffect } from 'react'

/** A finger must move this far sideways for the next photo. */
const SWIPE_PX = 32

/**
 * Changes the photo in a box by mouse position or swipe. The card's link covers the photo, so events are taken from the
 * card. Swipes need `touch-action` without horizontal panning; elsewhere the browser scrolls instead.
 */
export const useLeaf = (
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
