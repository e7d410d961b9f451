'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isPlainClick } from '@/src/components/ui/isPlainClick'

/** Follows the site's own links (`ui/Link`) without leaving the page: one listener for all of them. */
export const FollowLinks = () => {
  const router = useRouter()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-soft]')
      if (!link || link.target || event.defaultPrevented || !isPlainClick(event)) return
      // A menu may hold any address: another site, a phone number.
      if (link.origin !== window.location.origin) return
      event.preventDefault()
      router.push(link.pathname + link.search + link.hash, { scroll: link.dataset.soft !== 'stay' })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [router])
  return null
}
