'use client'

import { type RefObject, type UIEvent, useRef } from 'react'

export interface Strip {
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
