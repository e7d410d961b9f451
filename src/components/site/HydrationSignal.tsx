'use client'

import { useEffect } from 'react'
import { HYDRATED } from './earlyPresses'

/** Last in the root layout: signals that everything before it is hydrated. */
export const HydrationSignal = () => {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    document.dispatchEvent(new Event(HYDRATED))
  }, [])
  return null
}
