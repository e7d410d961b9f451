'use client'

import { useEffect, useState } from 'react'

const easeOut = (share: number): number => 1 - (1 - share) ** 3

/** Animates from 0 to 1 within `durationMs`, once (VDP-35). With reduced motion it is 1 at once. */
export const useCountUp = (durationMs: number): number => {
  const [share, setShare] = useState(0)
  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    let frame = 0
    let started: number | null = null
    const step = (now: number) => {
      started ??= now
      const passed = still ? 1 : Math.min(1, (now - started) / durationMs)
      setShare(easeOut(passed))
      if (passed < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [durationMs])
  return share
}
