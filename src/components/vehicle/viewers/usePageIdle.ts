'use client'

import { useEffect, useState } from 'react'

interface Connection {
  saveData?: boolean
}

const savesData = (): boolean => {
  const { connection }: Navigator & { connection?: Connection } = navigator
  return connection?.saveData === true
}

/** Long enough for what the page itself needs, short enough that nobody waits. */
const IDLE_MS = 2_000

/**
 * Whether the page has loaded and the browser has a moment, so that something large may be fetched unasked. Never for
 * somebody who saves data.
 */
export const usePageIdle = (): boolean => {
  const [calm, setCalm] = useState(false)
  useEffect(() => {
    if (savesData()) return
    let idle = 0
    const whenIdle = () => {
      // Safari has none; there the load event must do.
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
