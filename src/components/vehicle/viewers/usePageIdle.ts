'use client'

import { useEffect, useState } from 'react'

interface Connection {
  saveData?: boolean
}

const savesData = (): boolean => {
  const { connection }: Navigator & { connection?: Connection } = navigator
  return connection?.saveData === true
}

/** Wait after loading: long enough for the page's own requests, short enough not to be noticed. */
const IDLE_MS = 2_000

/**
 * Whether the page has loaded and the browser is idle, so that large files may be preloaded. Never true with the
 * browser's data saver on.
 */
export const usePageIdle = (): boolean => {
  const [calm, setCalm] = useState(false)
  useEffect(() => {
    if (savesData()) return
    let idle = 0
    const whenIdle = () => {
      // Safari has no requestIdleCallback; the load event is enough there.
      if (!('requestIdleCallback' in window)) setCalm(true)
      else idle = window.requestIdleCallback(() => setCalm(true), { timeout: IDLE_MS })
    }
    if (document.readyState === 'complete') whenIdle()
    else window.addEventListener('load', whenIdle, { once: true })
    return () => {
      window.removeEventListener('load', whenIdle)
      window.cancelIdleCallback?.(idle)
    }
  }, [])
  return calm
}
