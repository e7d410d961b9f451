'use client'

import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { SPIN_INTERVAL_MS } from '@/src/domain/constants/vehicle'
import { autoRotate, frameAfterDrag, frameAfterKey, stepTowards } from '@/src/domain/gallery/spinFrame'

/** Whether the system asks for reduced motion. Browser only. */
const prefersStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Milliseconds per frame when the spin turns to a requested frame. */
const TURN_MS = 35

interface SpinRules {
  count: number
  /** Every frame is loaded: the spin may turn (GAL-14). */
  loaded: boolean
  autoRotate: boolean
}

/**
 * The visible frame and what changes it: dragging, keys, a requested frame, and the first automatic turn (GAL-14..17).
 */
export const useSpin = ({ count, loaded, autoRotate: mayRotate }: SpinRules) => {
  const [frame, setFrame] = useState(0)
  const [turning, setTurning] = useState(false)
  const [goal, setGoal] = useState<number | null>(null)
  const [begun, setBegun] = useState(false)
  const drag = useRef<{ x: number; frame: number } | null>(null)
  if (loaded && !begun) {
    setBegun(true)
    if (mayRotate && !prefersStill()) setTurning(true)
  }
  const startFrame = useEffectEvent(() => frame)
  useEffect(() => {
    if (!turning) return
    let rotation = { frame: startFrame(), steps: 0 }
    const timer = setInterval(() => {
      const next = autoRotate(rotation, count)
      if (!next) return setTurning(false)
      rotation = next
      setFrame(next.frame)
    }, SPIN_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [turning, count])
  useEffect(() => {
    if (goal === null || goal === frame) return
    const timer = setTimeout(() => setFrame(stepTowards(frame, goal, count)), TURN_MS)
    return () => clearTimeout(timer)
  }, [goal, frame, count])
  /** Any touch stops the automatic turn (GAL-16). */
  const stop = () => {
    setTurning(false)
    setGoal(null)
  }
  return {
    frame,
    turning,
    stop,
    turnOnce: () => {
      setGoal(null)
      setTurning(true)
    },
    turnTo: (next: number) => {
      stop()
      if (prefersStill()) setFrame(next)
      else setGoal(next)
    },
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        stop()
        if (!loaded || event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { x: event.clientX, frame }
      },
      onPointerMove: ({ clientX }: PointerEvent) => {
        if (drag.current) setFrame(frameAfterDrag(drag.current.frame, clientX - drag.current.x, count))
      },
      onPointerUp: () => {
        drag.current = null
      },
      onPointerCancel: () => {
        drag.current = null
      },
      onKeyDown: (event: KeyboardEvent) => {
        const next = frameAfterKey(frame, event.key, count)
        if (next === null) return
        event.preventDefault()
        stop()
        if (loaded) setFrame(next)
      },
    },
  }
}
