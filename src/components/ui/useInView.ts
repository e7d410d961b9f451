'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'

/** How far ahead of the window something is fetched, so that it is there when a shopper scrolls to it. */
const AHEAD = '400px'

/** A ref, and whether its element has come near the viewport: its content need not be loaded before. */
export const useInView = <E extends Element>(): [place: RefObject<E | null>, near: boolean] => {
  const place = useRef<E>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !place.current) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: AHEAD },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [near])
  return [place, near]
}
