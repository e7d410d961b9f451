'use client'

import { useEffect, useRef, useState } from 'react'
import { useSearchContext } from '../SearchContext'
import { stockNoun } from './stockNoun'

const DURATION_MS = 400

/** 'Show 128 cars'; the number runs to its new value (SRP-23). Screen readers hear the value only. */
export const ShownCount = () => {
  const { state, result } = useSearchContext()
  const { total } = result
  const [shown, setShown] = useState(total)
  const from = useRef(total)
  useEffect(() => {
    const start = from.current
    from.current = total
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    // From the first frame on: drawing the answer itself may take longer than the run.
    let startedAt: number | null = null
    let frame = requestAnimationFrame(function tick(now) {
      startedAt ??= now
      const share = still ? 1 : Math.min((now - startedAt) / DURATION_MS, 1)
      setShown(Math.round(start + (total - start) * (1 - (1 - share) ** 3)))
      if (share < 1) frame = requestAnimationFrame(tick)
    })
    return () => cancelAnimationFrame(frame)
  }, [total])
  const { one, many } = stockNoun({ state, result })
  const noun = total === 1 ? one : many
  return (
    <>
      <span className="sr-only">{`Show ${total.toLocaleString('en-AU')} ${noun}`}</span>
      <span aria-hidden className="tabular">{`Show ${shown.toLocaleString('en-AU')} ${noun}`}</span>
    </>
  )
}
