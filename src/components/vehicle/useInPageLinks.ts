'use client'

import { useEffect, useEffectEvent } from 'react'
import { isPlainClick } from '@/src/components/ui/navigation/isPlainClick'

/** The link of a plain click, when it leads to a place within the page; null for any other click. */
const clickedLink = (event: MouseEvent): HTMLAnchorElement | null => {
  if (event.defaultPrevented || !isPlainClick(event)) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link?.getAttribute('href')?.startsWith('#') ? link : null
}

/**
 * Opens what the page's links to places within it lead to, instead of scrolling there: on a plain click of one, and on arrival
 * with such a hash.
 *
 * @param open whether the hash was one of its own and is open now; `link` is null on arrival
 */
export const useInPageLinks = (open: (hash: string, link: HTMLAnchorElement | null) => boolean): void => {
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = clickedLink(event)
    if (link && open(link.hash, link)) event.preventDefault()
  })
  const onArrival = useEffectEvent(() => {
    // By a link of another page, or by one pressed before hydration, whose hash the router takes from the address while the
    // browser still knows its target. What opens is shown at the top of the page instead of the place far below.
    const target = document.querySelector(':target')
    const hash = window.location.hash || (target ? `#${target.id}` : '')
    if (hash && open(hash, null)) window.scrollTo({ top: 0, behavior: 'instant' })
  })
  useEffect(() => {
    // After the router has scrolled to the place.
    const arrival = setTimeout(() => onArrival())
    const listen = (event: MouseEvent) => onClick(event)
    document.addEventListener('click', listen)
    return () => {
      clearTimeout(arrival)
      document.removeEventListener('click', listen)
    }
  }, [])
}
