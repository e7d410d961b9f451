'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'

/** A part of the page that began in the upper half of the window or above it, and how far from the window's edge. */
type Place = [part: number, topPx: number]

const parts = (): Element[] =>
  [...(document.getElementById('content')?.children ?? [])].filter(({ clientHeight }) => clientHeight > 0)
const topOf = (part: Element): number => part.getBoundingClientRect().top

const placeNow = (): Place => {
  const tops = parts().map(topOf)
  const part = tops.findLastIndex((top) => top <= window.innerHeight / 2)
  return [part, tops[part] ?? 0]
}

/** What stands above may still find its height, so it is done again in the next frames; after that the browser sees to it. */
const goTo = (place: Place, frames = 6): void => {
  const part = parts()[place[0]]
  if (part) window.scrollBy({ top: topOf(part) - place[1], behavior: 'instant' })
  if (frames > 0) requestAnimationFrame(() => goTo(place, frames - 1))
}

/**
 * Back and forward lead to the place that was left. A browser scrolls there before Next has drawn the page, and so only as
 * far as the page being left is long.
 */
export const KeepPlace = () => {
  const path = usePathname()
  const goal = useRef<Place | undefined>(undefined)
  useEffect(() => {
    // Browsers without the Navigation API scroll as they can.
    if (!('navigation' in window)) return
    const { navigation } = window
    const places = new Map<string, Place>()
    const leave = ({ navigationType, destination }: NavigateEvent) => {
      if (navigationType === 'replace' || !navigation.currentEntry) return
      places.set(navigation.currentEntry.key, placeNow())
      goal.current = navigationType === 'traverse' ? places.get(destination.key) : undefined
    }
    navigation.addEventListener('navigate', leave)
    return () => navigation.removeEventListener('navigate', leave)
  }, [])
  useLayoutEffect(() => {
    if (goal.current) goTo(goal.current)
    goal.current = undefined
  }, [path])
  return null
}
