'use client'

import { type ReactNode, useSyncExternalStore } from 'react'

const onScroll = (changed: () => void): (() => void) => {
  window.addEventListener('scroll', changed, { passive: true })
  return () => window.removeEventListener('scroll', changed)
}

/**
 * Shows its content while the page is scrolled further than `px` (VDP-20, VDP-21). Before that it is not in the page at
 * all, so nothing hidden takes the focus; it arrives with the page and needs no code of its own.
 */
export const ShowAfterScroll = ({ px, children }: { px: number; children: ReactNode }) => {
  const past = useSyncExternalStore(
    onScroll,
    () => window.scrollY > px,
    () => false,
  )
  return past ? children : null
}
