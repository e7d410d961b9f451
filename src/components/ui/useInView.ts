'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'

/** How far ahead of the window something is fetched, so that it is there when a shopper scrolls to it. */
const AHEAD = '400px'

/** A place in the page, and whether it has come near the window: what it holds need not be fetched before. */
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
