'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'

/** Milliseconds the router may take to show the page that Back leads to. */
const PATIENCE_MS = 4000

/**
 * Reloads the document when the address has gone back and the page has not. After a reload the router has no data of
 * earlier pages; it fetches them, and a press in the meantime can make it wait for ever (Next 16.4.6, vercel/next.js
 * issue 69401).
 */
export const ReloadLostBack = () => {
  const shown = usePathname()
  const check = useEffectEvent(() => {
    if (shown !== window.location.pathname) window.location.reload()
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const onPop = () => {
      clearTimeout(timer)
      timer = setTimeout(() => check(), PATIENCE_MS)
    }
    window.addEventListener('popstate', onPop)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('popstate', onPop)
    }
  }, [])
  return null
}
